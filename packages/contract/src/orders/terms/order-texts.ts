/** What is wrong at a field of an order, before any rule is asked. */
export const orderTexts = {
  mandateGone: 'The mandate was cancelled meanwhile. Ask your distributor to send the order again.',
  wrong: {
    kind: 'Choose what to order: lumpsum, redeem, switch, SIP, STP, SWP, a pause or a stop.',
    quantity: 'Choose an amount, units or all units.',
    amount:
      'Enter an amount in rupees with the digits 0 to 9 and at most two decimals, like 5000 or 5000.50.',
    amountNil: 'Enter an amount above ₹0.',
    amountTooLarge: 'This amount is too large. Enter at most 13 digits.',
    units: 'Enter units with the digits 0 to 9 and at most three decimals, like 191.043.',
    unitsNil: 'Enter units above 0.',
    unitsTooMany: 'This number of units is too large. Enter at most 12 digits.',
    account: 'Choose one of the bank accounts registered in the folio.',
    idcw: 'Choose reinvest or payout; a growth option has neither.',
    euin: 'Enter an EUIN like E123456.',
    executionOnly: 'Choose whether the investor orders without advice.',
    subArn: 'Enter a sub-ARN like ARN-12345, or leave it empty.',
    payMode: 'Choose net banking, UPI, NEFT/RTGS or a mandate.',
    mandate: 'Choose a mandate of the folio.',
    frequency: 'Choose how often: daily, weekly, fortnightly, monthly, quarterly, half-yearly or yearly.',
    day: 'Choose a day of the month or a weekday.',
    startsOn: 'Enter the date of the first instalment.',
    end: 'Choose how the plan ends: after a number of instalments, on a date, or never.',
    count: 'Enter how many instalments, in digits.',
    endDate: 'Enter the date of the last instalment.',
    topUp: 'Choose an amount or a percentage for the top-up.',
    topUpMonths: 'Choose a top-up every half year or every year.',
    percent: 'Enter a percentage above 0 and up to 100, with at most two decimals.',
    move: 'Choose a fixed amount or the appreciation.',
    regNo: 'Choose a plan of the folio.',
    planKind: 'Choose a SIP, an STP or an SWP.',
    reason: 'Choose why the plan is stopped.',
    pauseFrom: 'Enter the first day of the pause.',
    pauseTo: 'Enter the last day of the pause.',
  },
} as const;

/** To the investor whose order is stopped because the bank gave its money back. */
export const moneyReversedText = (house: string, amount: string, order: string): string =>
  `${amount} that you paid to ${house} was returned by the bank on its own. Your order ${order} is cancelled. ` +
  'Ask your distributor to place it again if you still want it.';

/** To the investor, when the debit of an order did not go through. */
export const debitFailedText = (house: string, amount: string, reason: string): string =>
  `Your bank did not pay ${amount} to ${house}: ${reason}. Nothing was invested. To pay another way, open the payment link in our last message, or ask your distributor to send it again.`;
