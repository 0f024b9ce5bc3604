import TrestleJSON
import TrestleKernel
import TrestleProtocol

package final class PrivacyPlugin: Plugin {
  package let owner = Owner.privacy
  package init() {}
  package func handle(_ method: Method, _ params: JSON?, _ kernel: Kernel) throws(Fault) { throw .unknownMethod(closest: nil) }
  package func describe(to writer: inout JSONWriter) { writer.null() }
}
