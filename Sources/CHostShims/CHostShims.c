int stub_CHostShims(void){return 0;}
