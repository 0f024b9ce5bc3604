int stub_CMicrohttpd(void){return 0;}
