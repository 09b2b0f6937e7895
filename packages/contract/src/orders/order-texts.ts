/** What is wrong at a field of an order, before any rule is asked. */
export const orderTexts = {
  wrong: {
    kind: 'Choose what to order: lumpsum, redeem or switch.',
    quantity: 'Choose an amount, units or all units.',
    amount:
      'Enter an amount in rupees with the digits 0 to 9 and at most two decimals, like 5000 or 5000.50.',
    amountNil: 'Enter an amount above ₹0.',
    amountTooLarge: 'This amount is too large. Enter at most 13 digits.',
    units: 'Enter units with the digits 0 to 9 and at most three decimals, like 191.043.',
    unitsNil: 'Enter units above 0.',
    unitsTooMany: 'These are too many units. Enter at most 12 digits.',
    account: 'Choose one of the bank accounts registered in the folio.',
    idcw: 'Choose reinvest or payout; a growth option has neither.',
    euin: 'Enter an EUIN like E123456.',
    executionOnly: 'Say whether the investor orders without advice.',
    subArn: 'Enter a sub-ARN like ARN-12345, or leave it empty.',
    payMode: 'Choose net banking, UPI or NEFT/RTGS.',
  },
} as const;
