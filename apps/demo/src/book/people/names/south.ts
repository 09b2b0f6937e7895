import { community } from './community.ts';

export const southern = [
  community('malayali', {
    men: 'Anil Suresh Rajeev Vinod Unnikrishnan Ajith Sreekumar Manoj Biju Arun Vishnu Nikhil Rahul Sandeep Hari Gopakumar Jayan Pradeep Rohith Abhijith Sanal Murali Krishnan Akhil',
    women:
      'Lakshmi Sreedevi Anjali Parvathy Divya Remya Asha Bindu Sindhu Deepa Gayathri Athira Sreelakshmi Malavika Nimisha Radhika Indira Latha Geetha Aparna Revathy Devika Usha Amrutha',
    surnames:
      'Nair, Menon, Pillai, Kurup, Warrier, Nambiar, Panicker, Varma, Namboothiri, Kaimal, Poduval, Marar, Thampi, Unnithan, Ezhuthachan, Kartha',
    states: { KERALA: 78, KARNATAKA: 8, 'TAMIL NADU': 6, MAHARASHTRA: 5, DELHI: 3 },
    weight: 7,
  }),
  community('kerala-christian', {
    men: 'Thomas George Mathew Joseph Jacob Abraham Varghese Jijo Shaji Sunny Binu Roy Tony Jibin Alex Philip Paul Cherian Reji Sebastian Ninan Jerin Kevin Tom',
    women:
      'Mary Annamma Susan Sheeba Liza Reena Mercy Jessy Anu Tessy Rosamma Elizabeth Sherin Merin Neethu Ann Lissy Beena Sneha Treesa Aleena Minu Jincy Rachel',
    surnames:
      'Thomas, Kurian, Chacko, Mathew, Philip, Varghese, Cherian, Kuruvila, Eapen, Oommen, Jacob, John, Joseph, Antony, Paulose, Mani, Zachariah, Tharakan',
    states: { KERALA: 85, KARNATAKA: 8, 'TAMIL NADU': 4, MAHARASHTRA: 3 },
    weight: 5,
  }),
  community('kerala-muslim', {
    men: 'Abdul Mohammed Shafeeq Nizar Rasheed Ashraf Basheer Haris Faisal Jamal Shihab Noushad Riyas Ameer Salim Anwar Fahad Irshad Nazeer Kabeer',
    women:
      'Fathima Ayisha Shahana Rasiya Nasreen Jaseela Suhara Haseena Safiya Raihana Shabna Nadiya Hiba Amina Rukhiya Sajitha Mumtaz Zeenath',
    surnames:
      'Koya, Kunju, Musliyar, Haji, Rahman, Ali, Hameed, Kutty, Ibrahim, Marakkar, Moideen, Hassan, Salam, Thangal',
    states: { KERALA: 94, KARNATAKA: 6 },
    weight: 3,
  }),
  community('tamil', {
    men: 'Karthik Senthil Murugan Saravanan Ramesh Prakash Balaji Venkatesh Ganesan Suresh Dinesh Vignesh Aravind Kumaran Manikandan Sivakumar Rajkumar Selvam Anand Bharath Hariharan Gokul Srinivasan Natarajan',
    women:
      'Meenakshi Kavitha Priya Vasanthi Revathi Lakshmi Janani Nithya Sangeetha Uma Bhuvana Kamala Chitra Abirami Swathi Gayathri Padma Shanthi Hema Keerthana Pavithra Subha Malathi Vidhya',
    surnames:
      'Subramanian, Krishnamurthy, Raman, Sundaram, Natarajan, Ramaswamy, Venkataraman, Chandrasekar, Palaniappan, Arumugam, Rajendran, Narayanan, Iyer, Iyengar, Mudaliar, Chettiar, Gounder, Pandian, Thevar, Annamalai',
    states: { 'TAMIL NADU': 82, KARNATAKA: 9, PUDUCHERRY: 4, MAHARASHTRA: 5 },
    weight: 11,
  }),
  community('telugu', {
    men: 'Venkat Srinivas Ravi Prasad Naveen Kiran Rajesh Satish Anil Praveen Mahesh Chandra Sai Krishna Ramakrishna Vamsi Harsha Phani Sudheer Nagesh Bhaskar Madhu Teja Karthikeya',
    women:
      'Lakshmi Padmavathi Swapna Sravani Sirisha Anitha Sailaja Madhavi Haritha Kavya Sunitha Aruna Bhavani Vijaya Jyothi Mounika Deepthi Sandhya Ramya Tejaswini Keerthi Himabindu',
    surnames:
      'Reddy, Rao, Naidu, Chowdary, Raju, Varma, Sastry, Murthy, Prasad, Yadav, Goud, Kumar, Babu, Charyulu, Setty, Velagapudi, Kommineni, Gadde, Yerramilli, Bandaru',
    states: { TELANGANA: 52, 'ANDHRA PRADESH': 36, KARNATAKA: 9, 'TAMIL NADU': 3 },
    weight: 10,
  }),
  community('kannada', {
    men: 'Manjunath Nagaraj Raghavendra Shivakumar Basavaraj Girish Harish Mahesh Prashanth Ravi Santosh Vinay Chetan Darshan Guruprasad Lokesh Umesh Sudarshan Vasudev Pavan',
    women:
      'Savitha Shobha Roopa Vidya Asha Sumathi Pushpa Bhagya Chaitra Deepika Pallavi Rashmi Shruthi Sowmya Vani Yamuna Nagarathna Kusuma Ambika Tejaswi',
    surnames:
      'Gowda, Hegde, Shetty, Bhat, Rao, Patil, Kulkarni, Murthy, Swamy, Acharya, Kamath, Pai, Shenoy, Nayak, Urs, Hiremath, Desai, Joshi, Upadhya, Poojary',
    states: { KARNATAKA: 90, MAHARASHTRA: 7, TELANGANA: 3 },
    weight: 8,
  }),
];
