import { community } from './community.ts';

export const western = [
  community('marathi', {
    men: 'Sachin Ajit Prashant Sanjay Nitin Mahesh Vijay Sunil Shrikant Abhijeet Rohan Aniket Tushar Amol Ganesh Vikram Mandar Omkar Kedar Yogesh Swapnil Chinmay Sameer Dattatray',
    women:
      'Vaishali Sunita Manisha Swati Snehal Ashwini Prajakta Madhuri Sayali Mrunal Rutuja Gauri Pallavi Jyoti Shubhangi Varsha Supriya Medha Kalpana Aarti Tejashree Sonali Anagha Rucha',
    surnames:
      'Deshpande, Kulkarni, Patil, Joshi, Jadhav, Pawar, Shinde, More, Gokhale, Apte, Chavan, Bhosale, Kadam, Sawant, Deshmukh, Phadke, Gaikwad, Kale, Sathe, Mahajan, Naik, Salunkhe, Rane, Bapat',
    states: { MAHARASHTRA: 92, GOA: 3, KARNATAKA: 3, 'MADHYA PRADESH': 2 },
    weight: 13,
  }),
  community('gujarati', {
    men: 'Hitesh Bhavesh Jignesh Nilesh Mehul Ketan Paresh Chirag Dhaval Hardik Kalpesh Manish Rakesh Vipul Harsh Jay Kirit Mukesh Pratik Samir Tejas Viral Yash Ashvin',
    women:
      'Bhavna Hetal Jigna Kinjal Komal Minal Nisha Payal Rekha Sejal Smita Urvi Vaishali Zankhana Dipti Falguni Heena Jalpa Krupa Mittal Parul Rupal Toral Khushbu',
    surnames:
      'Patel, Shah, Mehta, Desai, Joshi, Parikh, Trivedi, Dave, Bhatt, Modi, Amin, Pandya, Solanki, Chauhan, Thakkar, Vyas, Raval, Gandhi, Kothari, Doshi, Vora, Zaveri, Panchal, Makwana',
    states: { GUJARAT: 72, MAHARASHTRA: 25, RAJASTHAN: 3 },
    weight: 12,
  }),
  community('marwari-jain', {
    men: 'Rajendra Vimal Pawan Gaurav Abhishek Ankit Mohit Sanjay Kamal Lalit Mahavir Naresh Piyush Rishabh Siddharth Sushil Tarun Vikas Anshul Dinesh',
    women:
      'Kusum Manju Neha Pooja Preeti Shilpa Sarita Sapna Shweta Ritu Sneha Kavita Madhu Nirmala Rachna Chanda Ayushi Muskan Vandana Anju',
    surnames:
      'Agarwal, Jain, Bansal, Goyal, Maheshwari, Mittal, Singhal, Bothra, Surana, Lodha, Kothari, Baid, Choraria, Rathi, Bajaj, Khandelwal, Gupta, Jhunjhunwala, Dugar, Sethia',
    states: {
      RAJASTHAN: 34,
      MAHARASHTRA: 18,
      'WEST BENGAL': 16,
      DELHI: 14,
      KARNATAKA: 8,
      ASSAM: 4,
      GUJARAT: 6,
    },
    weight: 8,
  }),
  community('goan', {
    men: 'Agnelo Savio Melwyn Joaquim Francisco Anthony Lester Glenn Rohan Nelson Clifford Ivan Brian Darryl Elvis Wilson',
    women:
      'Maria Fatima Sharmila Cynthia Lorraine Philomena Sandra Melissa Joanna Bernadette Lavina Clara Ruth Natasha Carol Priscilla',
    surnames:
      'Fernandes, D’Souza, Pereira, Rodrigues, Dias, Gomes, Lobo, Pinto, Mascarenhas, Noronha, Braganza, Colaco, Menezes, Furtado, Almeida, Coutinho',
    states: { GOA: 62, MAHARASHTRA: 28, KARNATAKA: 10 },
    weight: 2,
  }),
  community('parsi', {
    men: 'Cyrus Rustom Jehangir Sohrab Darius Farokh Kersi Behram Nariman Percy Zubin Hormaz',
    women: 'Roxanne Perin Shirin Freny Dinaz Villoo Khorshed Zarine Delna Avan Persis Jeroo',
    surnames:
      'Mistry, Engineer, Contractor, Daruwala, Irani, Bharucha, Wadia, Dastur, Kapadia, Sethna, Billimoria, Vakil',
    states: { MAHARASHTRA: 78, GUJARAT: 22 },
    weight: 1,
  }),
  community('sindhi', {
    men: 'Deepak Haresh Jai Kishore Lachman Mohan Naresh Prem Ramesh Suresh Vinod Gul Hiro Ajay',
    women: 'Bharti Chandni Jaya Kanchan Lata Mona Neelam Padma Rashmi Sunita Varsha Jyoti Divya Anita',
    surnames:
      'Advani, Chhabria, Hinduja, Lalwani, Mirchandani, Motwani, Ramchandani, Sadarangani, Thadani, Vaswani, Wadhwani, Nagpal',
    states: { MAHARASHTRA: 64, GUJARAT: 16, 'MADHYA PRADESH': 10, RAJASTHAN: 10 },
    weight: 2,
  }),
];
