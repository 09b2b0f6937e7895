/**
 * Banks whose branches have IFSC codes of their own and that an investor may have, entered by hand: code, name,
 * U for UPI, N for debits by NACH. All others come with `hub import banks`.
 */
export const banks = `
SBIN|State Bank of India|UN
BARB|Bank of Baroda|UN
BKID|Bank of India|UN
MAHB|Bank of Maharashtra|UN
CNRB|Canara Bank|UN
CBIN|Central Bank of India|UN
IDIB|Indian Bank|UN
IOBA|Indian Overseas Bank|UN
PSIB|Punjab & Sind Bank|UN
PUNB|Punjab National Bank|UN
UCBA|UCO Bank|UN
UBIN|Union Bank of India|UN
UTIB|Axis Bank|UN
BDBL|Bandhan Bank|UN
CIUB|City Union Bank|UN
CSBK|CSB Bank|UN
DCBL|DCB Bank|UN
DLXB|Dhanlaxmi Bank|UN
FDRL|Federal Bank|UN
HDFC|HDFC Bank|UN
ICIC|ICICI Bank|UN
IBKL|IDBI Bank|UN
IDFB|IDFC FIRST Bank|UN
INDB|IndusInd Bank|UN
JAKA|Jammu and Kashmir Bank|UN
KARB|Karnataka Bank|UN
KVBL|Karur Vysya Bank|UN
KKBK|Kotak Mahindra Bank|UN
NTBL|Nainital Bank|UN
RATN|RBL Bank|UN
SIBL|South Indian Bank|UN
TMBL|Tamilnad Mercantile Bank|UN
YESB|Yes Bank|UN
AUBL|AU Small Finance Bank|UN
CLBL|Capital Small Finance Bank|UN
ESFB|Equitas Small Finance Bank|UN
ESMF|ESAF Small Finance Bank|UN
JSFB|Jana Small Finance Bank|UN
NESF|slice Small Finance Bank|UN
SMCB|Shivalik Small Finance Bank|UN
SURY|Suryoday Small Finance Bank|UN
UJVN|Ujjivan Small Finance Bank|UN
UNBA|Unity Small Finance Bank|UN
UTKS|Utkarsh Small Finance Bank|UN
AIRP|Airtel Payments Bank|U
FINO|Fino Payments Bank|U
IPOS|India Post Payments Bank|UN
JIOP|Jio Payments Bank|U
NSPB|NSDL Payments Bank|U
BOFA|Bank of America|N
BNPA|BNP Paribas|N
CITI|Citibank|N
DBSS|DBS Bank India|UN
DEUT|Deutsche Bank|UN
HSBC|HSBC Bank|UN
SCBL|Standard Chartered Bank|UN
STCB|SBM Bank India|UN
KLGB|Kerala Gramin Bank|U
TGRB|Telangana Grameena Bank|UN
ABHY|Abhyudaya Co-operative Bank|U
AMCB|Ahmedabad Mercantile Co-operative Bank|U
APMC|A.P. Mahesh Co-operative Urban Bank|U
ASBL|Apna Sahakari Bank|U
BACB|Bassein Catholic Co-operative Bank|U
BCBM|Bharat Co-operative Bank|U
BMCB|Bombay Mercantile Co-operative Bank|UN
CCBL|Citizen Credit Co-operative Bank|
COSB|Cosmos Co-operative Bank|U
DNSB|Dombivli Nagari Sahakari Bank|U
GBCB|Greater Bombay Co-operative Bank|U
GSCB|Gujarat State Co-operative Bank|U
JSBP|Janata Sahakari Bank (Pune)|U
KCCB|Kalupur Commercial Co-operative Bank|U
KJSB|Kalyan Janata Sahakari Bank|U
KSCB|Karnataka State Co-operative Apex Bank|U
MSCI|Maharashtra State Co-operative Bank|U
MSNU|Mehsana Urban Co-operative Bank|U
NKGS|NKGSB Co-operative Bank|U
NNSB|Nutan Nagarik Sahakari Bank|U
PJSB|Gopinath Patil Parsik Janata Sahakari Bank|U
RNSB|Rajkot Nagarik Sahakari Bank|U
RSCB|Rajasthan State Co-operative Bank|U
SPCB|Surat People's Co-operative Bank|U
SRCB|Saraswat Co-operative Bank|U
SVCB|SVC Co-operative Bank|U
TJSB|TJSB Sahakari Bank|U
TNSC|Tamilnadu State Apex Co-operative Bank|U
VVSB|Vasai Vikas Sahakari Bank|U
`;
