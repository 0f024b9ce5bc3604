int stub_CMicrohttpd(void);
