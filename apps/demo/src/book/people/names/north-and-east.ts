import { community } from './community.ts';

export const northernAndEastern = [
  community('hindi', {
    men: 'Rajesh Amit Vivek Alok Ashish Pankaj Manoj Sanjeev Anurag Deepak Rohit Saurabh Vikas Arvind Shailendra Gaurav Kunal Mayank Nitesh Rakesh Sumit Vineet Prateek Ashutosh',
    women:
      'Sunita Anita Rekha Pooja Neha Priyanka Kavita Archana Ritu Shalini Nidhi Swati Richa Smriti Garima Rashmi Preeti Meenakshi Shikha Sadhana Vandana Aditi Kiran Pratibha',
    surnames:
      'Sharma, Verma, Gupta, Mishra, Tiwari, Pandey, Srivastava, Singh, Yadav, Shukla, Dubey, Saxena, Tripathi, Chaturvedi, Rastogi, Maurya, Chauhan, Rawat, Dwivedi, Mathur, Kushwaha, Prasad, Sinha, Thakur',
    states: {
      'UTTAR PRADESH': 30,
      DELHI: 20,
      'MADHYA PRADESH': 12,
      BIHAR: 9,
      RAJASTHAN: 6,
      HARYANA: 7,
      JHARKHAND: 6,
      CHHATTISGARH: 4,
      UTTARAKHAND: 3,
      MAHARASHTRA: 3,
    },
    weight: 18,
  }),
  community('punjabi', {
    men: 'Rajiv Ashok Sunil Naresh Rohit Varun Karan Sahil Vikram Ajay Rakesh Gautam Kapil Arjun Mohit Vishal',
    women:
      'Neeru Ritu Anju Kiran Sonia Monika Shivani Nisha Seema Poonam Renu Aarti Simran Kanika Tanya Meenu',
    surnames:
      'Kapoor, Khanna, Malhotra, Chopra, Mehra, Arora, Sethi, Bhatia, Kohli, Anand, Ahuja, Sachdeva, Grover, Dhawan, Vohra, Puri',
    states: { DELHI: 46, PUNJAB: 22, HARYANA: 16, CHANDIGARH: 10, MAHARASHTRA: 6 },
    weight: 6,
  }),
  community('sikh', {
    men: 'Gurpreet Harjit Jaswinder Manpreet Amarjit Balwinder Kuldeep Paramjit Ravinder Sukhdev Tejinder Inderjit Harpreet Navdeep',
    women:
      'Jasleen Harleen Kulwant Manjit Navneet Rupinder Simranjit Amandeep Gurleen Kirandeep Parminder Ramandeep Sukhwinder Baljit',
    surnames:
      'Singh Gill, Singh Sandhu, Singh Sidhu, Singh Dhillon, Singh Grewal, Singh Bedi, Singh Ahluwalia, Singh Sodhi, Singh Bajwa, Singh Chadha, Singh Saini, Singh Virk',
    states: { PUNJAB: 52, DELHI: 24, CHANDIGARH: 14, HARYANA: 10 },
    weight: 3,
  }),
  community('muslim', {
    men: 'Imran Salman Mohammed Asif Javed Nadeem Rizwan Shahid Tariq Wasim Zaheer Arshad Firoz Irfan Kashif Mushtaq Parvez Sajid Yusuf Aamir',
    women:
      'Ayesha Farah Heena Nazia Rubina Sana Shabana Tabassum Yasmin Zainab Afreen Gulnaz Kausar Mehnaz Nilofer Parveen Rehana Saba Shaheen Nikhat',
    surnames:
      'Khan, Shaikh, Ansari, Qureshi, Siddiqui, Pathan, Sayyed, Mirza, Farooqui, Hussain, Ahmed, Memon, Lakdawala, Rizvi, Kazi, Chishti',
    states: {
      MAHARASHTRA: 26,
      'UTTAR PRADESH': 22,
      TELANGANA: 16,
      DELHI: 12,
      GUJARAT: 8,
      BIHAR: 6,
      'WEST BENGAL': 6,
      KARNATAKA: 4,
    },
    weight: 8,
  }),
  community('bengali', {
    men: 'Anirban Arindam Debashis Joydeep Kaushik Partha Pradip Sanjib Shubhankar Soumya Subrata Sudipta Sourav Tapan Abhijit Biswajit Dipankar Indranil Ranajit Saikat',
    women:
      'Ananya Aparajita Debjani Jayati Kakoli Madhumita Mitali Moumita Paramita Piyali Rina Rupa Sanchita Sharmila Sohini Soma Sukanya Susmita Tanushree Tapati',
    surnames:
      'Banerjee, Mukherjee, Chatterjee, Ghosh, Bose, Sen, Das, Dutta, Roy, Chakraborty, Bhattacharya, Ganguly, Mitra, Sarkar, Saha, Kundu, Majumdar, Biswas, Pal, Nandi',
    states: { 'WEST BENGAL': 84, ASSAM: 4, JHARKHAND: 4, DELHI: 4, KARNATAKA: 4 },
    weight: 10,
  }),
  community('odia', {
    men: 'Bibhuti Dillip Jyotiranjan Manas Prafulla Pradyumna Ranjan Sanjay Smruti Soumya Subhransu Tapas Ashok Bikash',
    women:
      'Anuradha Banani Ipsita Jayashree Lopamudra Madhusmita Pragyan Sasmita Sibani Subhashree Sujata Swagatika Truptimayee Itishree',
    surnames:
      'Mohanty, Patnaik, Mishra, Das, Panda, Sahoo, Nayak, Behera, Jena, Mahapatra, Rath, Swain, Pradhan, Tripathy',
    states: { ODISHA: 90, KARNATAKA: 5, 'WEST BENGAL': 5 },
    weight: 3,
  }),
  community('north-eastern', {
    men: 'Bhaskar Dhruba Hemanta Jitul Nabajit Pranjal Ranjit David Samuel Wanbok Kevi Temjen Lalrin Banteilang',
    women:
      'Bornali Dipali Jonali Manashi Nilakshi Pallabi Rituparna Banri Daphisha Imlinaro Avino Mary Sentila Ibadahun',
    surnames:
      'Baruah, Bora, Gogoi, Kalita, Saikia, Sarma, Deka, Hazarika, Lyngdoh, Kharkongor, Jamir, Sema, Ao, Phukan',
    states: { ASSAM: 72, MEGHALAYA: 16, NAGALAND: 12 },
    weight: 2,
  }),
];
