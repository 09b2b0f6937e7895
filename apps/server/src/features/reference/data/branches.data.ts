/**
 * Some branches of the large banks, entered by hand, so that a search shows something before the full list is
 * imported (`hub import ifsc`): IFSC, branch, city, district, state, MICR.
 */
export const branches = `
SBIN0000002|Agartala|Agartala|West Tripura|Tripura|799002002
HDFC0000668|Sahar Road|Mumbai|Mumbai|Maharashtra|400240096
HDFC0001660|Janpath|New Delhi|New Delhi|Delhi|110240213
HDFC0004414|Rohtash Nagar|Delhi|Delhi|Delhi|110240482
ICIC0001249|Vikhroli East|Mumbai|Mumbai|Maharashtra|400229191
ICIC0001962|Kamani, Kurla West|Mumbai|Mumbai|Maharashtra|400229223
ICIC0005588|Mittal Estate, Marol Naka|Mumbai|Mumbai|Maharashtra|400229076
ICIC0005934|D N Nagar, Andheri West|Mumbai|Mumbai|Maharashtra|
UTIB0002169|Tembhi Naka, Thane West|Thane|Thane|Maharashtra|400211130
UTIB0001007|R K Mission|New Delhi|New Delhi|Delhi|110211072
UTIB0000734|Kalyan Nagar|Bengaluru|Bengaluru Urban|Karnataka|560211022
UTIB0005870|East Mogappair|Chennai|Chennai|Tamil Nadu|600211168
KKBK0000680|Lokhandwala, Andheri|Mumbai|Mumbai Suburban|Maharashtra|400485054
KKBK0000192|Mansarover Garden|New Delhi|Delhi|Delhi|110485018
KKBK0008113|Bommasandra|Bengaluru|Bengaluru Urban|Karnataka|560485099
KKBK0007503|Kokapet|Hyderabad|Hyderabad|Telangana|500485060
KKBK0002630|Rajpath Rangoli Road|Ahmedabad|Ahmedabad|Gujarat|380485068
PUNB0482500|Deoli|New Delhi|Delhi|Delhi|133024059
PUNB0592400|Jayanagar Fifth Block|Bengaluru|Bengaluru Urban|Karnataka|600024070
PUNB0438600|Mylapore|Chennai|Chennai|Tamil Nadu|600024036
PUNB0096000|Ashram Road|Ahmedabad|Ahmedabad|Gujarat|380024003
BARB0DAHISA|Dahisar|Mumbai|Mumbai Suburban|Maharashtra|400012024
BARB0KRIBUL|Krishna Nagar|Delhi|Delhi|Delhi|396012524
BARB0BANGBS|Bengaluru|Bengaluru|Bengaluru Urban|Karnataka|560012018
BKID0000076|Opera House|Mumbai|Mumbai|Maharashtra|400013045
BKID0006082|Jamia Millia Islamia|New Delhi|New Delhi|Delhi|110013123
BKID0002060|Chandlodia|Ahmedabad|Ahmedabad|Gujarat|380013077
BKID0007482|Murlipura|Jaipur|Jaipur|Rajasthan|302013023
CNRB0000389|Kashmere Gate|Delhi|Delhi|Delhi|110015019
CNRB0002456|Kalyan Nagar (Banaswadi)|Bengaluru|Bengaluru Urban|Karnataka|560015108
CNRB0002604|Nandanam|Chennai|Chennai|Tamil Nadu|600015073
UBIN0540358|Anand Niketan|New Delhi|Delhi|Delhi|110026027
UBIN0905828|Raj Mahal Vilas|Bengaluru|Bengaluru Urban|Karnataka|
UBIN0572578|Mid Corporate Nagpur|Nagpur|Nagpur|Maharashtra|
IDIB000V130|Vinayagapuram|Chennai|Chennai|Tamil Nadu|600019263
IDIB000M618|Manjari|Pune|Pune|Maharashtra|411019026
IDIB000S281|Shahi Baugh|Ahmedabad|Ahmedabad|Gujarat|380019022
IDIB000P252|Parvat Patiya|Surat|Surat|Gujarat|395019010
CBIN0280808|Hyderabad Main|Hyderabad|Hyderabad|Telangana|500016002
CBIN0281019|Fergusson College|Pune|Pune|Maharashtra|411016013
CBIN0284902|Bakkarwala|Delhi|Delhi|Delhi|110016162
IOBA0000056|Matunga|Mumbai|Mumbai|Maharashtra|400020012
IOBA0002070|Goregaon|Mumbai|Mumbai|Maharashtra|400020054
IOBA0002793|Dilshad Garden|Delhi|Delhi|Delhi|110020129
IBKL0000370|Tambaram|Chennai|Chennai|Tamil Nadu|600259017
IBKL0001683|Bhawanipore|Kolkata|Kolkata|West Bengal|700259042
UCBA0002103|Jasola|New Delhi|Delhi|Delhi|110028066
UCBA0001739|Beadon Street|Kolkata|Kolkata|West Bengal|700028104
YESB0000324|Anna Nagar|Chennai|Chennai|Tamil Nadu|600532006
YESB0000759|Ravipuram|Kochi|Ernakulam|Kerala|682532005
MAHB0000400|Mount Road|Chennai|Chennai|Tamil Nadu|600014003
MAHB0001333|Gajuwaka|Visakhapatnam|Visakhapatnam|Andhra Pradesh|530014003
INDB0000430|Kalbadevi Road|Mumbai|Mumbai|Maharashtra|400234035
INDB0001987|Senapati Bapat Road|Pune|Pune|Maharashtra|411234036
INDB0001065|Pratap Nagar|Jaipur|Jaipur|Rajasthan|302234020
BDBL0001973|Vikaspuri|New Delhi|West Delhi|Delhi|110750029
BDBL0001822|Topsia|Kolkata|Kolkata|West Bengal|700750128
FDRL0002456|Bannerghatta, IIMB|Bengaluru|Bengaluru Urban|Karnataka|
FDRL0001119|Chaliyam|Kozhikode|Kozhikode|Kerala|673049010
JAKA0VASANT|Vasant Vihar|New Delhi|Delhi|Delhi|110051015
CIUB0000484|Navalur|Chennai|Kancheepuram|Tamil Nadu|600054094
CIUB0000225|Surat II|Surat|Surat|Gujarat|641054105
CSBK0000302|Nahur|Mumbai|Mumbai|Maharashtra|400047011
CSBK0000819|Kirti Nagar|New Delhi|West Delhi|Delhi|110047039
ESFB0009153|Andheri West|Mumbai|Mumbai|Maharashtra|400756020
ESFB0001388|Gopalapuram|Chennai|Chennai|Tamil Nadu|600756080
IDFB0040502|Chembur, Sion-Trombay Road|Mumbai|Mumbai Suburban|Maharashtra|400751051
IDFB0081106|Banashankari|Bengaluru|Bengaluru Urban|Karnataka|560751034
IDFB0060144|Burrabazar|Kolkata|Kolkata|West Bengal|700751020
KVBL0004801|Kondapur|Hyderabad|Hyderabad|Telangana|500053028
SIBL0000715|Bengaluru Corporate|Bengaluru|Bengaluru Urban|Karnataka|560059026
SIBL0000937|Meenakshi Mission Hospital|Madurai|Madurai|Tamil Nadu|625059009
UTKS0001401|Lajpat Nagar|New Delhi|New Delhi|Delhi|110762009
AUBL0002595|Vile Parle, Juhu|Mumbai|Mumbai|Maharashtra|400765020
AUBL0002632|Rajender Nagar|New Delhi|Delhi|Delhi|110765044
JSFB0004535|Kengeri|Bengaluru|Bengaluru Urban|Karnataka|560788004
KARB0000664|Rajendranagar|Hyderabad|Ranga Reddy|Telangana|500052013
ESMF0001250|Thane|Thane|Thane|Maharashtra|400760003
RATN0000432|Vikas Puri|New Delhi|Delhi|Delhi|110176057
RATN0000301|Gandhi Maidan|Patna|Patna|Bihar|800176002
RATN0000204|Noida|Noida|Gautam Buddha Nagar|Uttar Pradesh|110176014
DBSS0IN0178|Borivali|Mumbai|Mumbai|Maharashtra|400641010
DCBL0000011|Kurla|Mumbai|Mumbai|Maharashtra|400072011
TMBL0000522|Othakadai|Madurai|Madurai|Tamil Nadu|625060034
COSB0000014|Baramati|Pune|Pune|Maharashtra|413164101
DLXB0000123|Tirupur|Tirupur|Tirupur|Tamil Nadu|641048102
SRCB0000440|Bhosari|Pune|Pune|Maharashtra|411088038
SRCB0000365|Isanpur|Ahmedabad|Ahmedabad|Gujarat|380088005
HSBC0400003|Andheri|Mumbai|Mumbai|Maharashtra|400039003
SCBL0036051|Ahmedabad|Ahmedabad|Ahmedabad|Gujarat|380036002
CITI0000017|Noida|Noida|Gautam Buddha Nagar|Uttar Pradesh|110037006
`;
