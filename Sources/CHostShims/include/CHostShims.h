int stub_CHostShims(void);
