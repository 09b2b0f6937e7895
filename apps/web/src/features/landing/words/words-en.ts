import { brand } from 'virtual:brand';
import type { LandingWords } from './words.ts';

export const english: LandingWords = {
  language: 'en',
  head: {
    name: `${brand.productName}: for mutual fund distributors of ${brand.name}`,
    text: `${brand.productName} is where the distributors of ${brand.name} see their clients, place transactions, follow every order and get statements and brokerage reports.`,
  },
  other: { language: 'hi', name: 'हिन्दी' },
  hero: {
    eyebrow: `For distributors of ${brand.name}`,
    title: 'Your clients, orders and brokerage in one place',
    lead: 'Place a transaction in the time it takes to talk about it. Your investor confirms on their own phone, and you see its status until the units are there.',
    logIn: 'Log in',
    logInWithArn: 'Log in with your ARN',
    getEmpanelled: 'Get empanelled',
    note: 'No password: a one-time code goes to the mobile or e-mail of your ARN.',
  },
  journey: {
    title: 'How an order travels',
    steps: [
      { who: 'You', what: 'fill in the order, with the checks at the field' },
      { who: 'Your investor', what: 'gets a link and confirms with an OTP' },
      { who: 'Their bank', what: 'pays, or the mandate does' },
      { who: 'The registrar', what: 'allots the units' },
      { who: 'You', what: 'see every step, and who has to act next' },
    ],
  },
  views: {
    title: 'See it before you log in',
    lead: 'Screens of the hub with invented clients and figures.',
    start: {
      name: 'Start where you stopped',
      text: 'A first SIP, a lumpsum, a switch, many orders in one cart. An unfinished form is there on any device, with what it still needs.',
      alt: 'The page that starts a transaction, with unfinished forms of invented investors and what each still needs',
    },
    orders: {
      name: 'Every order, and who has to act next',
      text: 'From the link your investor gets to the units in the folio. When something is rejected you read why, and what to do.',
      alt: 'The transaction history with orders of invented clients and the state of each',
    },
    opportunities: {
      name: 'Whom to call today',
      text: 'Clients without a SIP, SIPs that end soon or have stopped, folios at zero: each list opens with the next step beside every name.',
      alt: 'The opportunities of an invented book, grouped by what there is to do',
    },
  },
  abilities: {
    title: 'What you can do',
    lead: `${brand.productName} works in the browser and as an app on your phone, with the same login.`,
    transact: {
      name: 'Transact',
      text: 'Lumpsum, SIP, switch, redeem, STP and SWP, SIP pause, first-time purchases, zero-balance folios and one-time mandates.',
    },
    book: {
      name: 'Know your book',
      text: 'Every client, folio and scheme of your ARN, from the total down to a single holding.',
    },
    next: {
      name: 'Find the next conversation',
      text: 'SIPs that ceased or mature soon, clients who stopped investing, ELSS limit left this financial year.',
    },
    statements: {
      name: 'Statements without writing to us',
      text: 'Account and capital-gain statements of your investors, when they ask for them.',
    },
    brokerage: {
      name: 'Brokerage you can follow',
      text: 'Brokerage reports and the rate cards behind them.',
    },
    name: {
      name: 'Your name on it',
      text: 'Co-branded material, birthday and festival wishes to clients, and Prostart training videos.',
    },
  },
  empanelment: {
    title: `Not with ${brand.name} yet?`,
    lead: 'Get empanelled once, and distribute all its schemes.',
    steps: [
      {
        name: 'Have your ARN ready',
        text: 'Empanelment is open to distributors registered with AMFI. Keep your ARN, PAN and bank details at hand.',
      },
      {
        name: 'Fill in the form',
        text: 'It takes one sitting. What you have entered is saved if you are interrupted.',
      },
      { name: 'Log in', text: 'Once you are empanelled, your ARN and a one-time code are all you need.' },
    ],
  },
  app: {
    title: 'On your phone too',
    lead: 'The same hub as an app: notifications, your fingerprint as the login, documents by camera.',
    android: 'Get it on Google Play',
    ios: 'Download on the App Store',
  },
  contact: {
    title: 'Write to us',
    lead: 'Questions about empanelment, your login or an order: a person answers.',
  },
};
