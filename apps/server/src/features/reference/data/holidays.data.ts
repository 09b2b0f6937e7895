/**
 * Days off the exchanges, entered by hand from their circulars; weekends are none. Ad-hoc days (elections) are
 * in. A later list comes with `hub import holidays`.
 */
export const exchangeHolidays = `
2020-02-21 Maha Shivaratri
2020-03-10 Holi
2020-04-02 Ram Navami
2020-04-06 Mahavir Jayanti
2020-04-10 Good Friday
2020-04-14 Dr. B. R. Ambedkar Jayanti
2020-05-01 Maharashtra Day
2020-05-25 Id-ul-Fitr
2020-10-02 Gandhi Jayanti
2020-11-16 Diwali Balipratipada
2020-11-30 Guru Nanak Jayanti
2020-12-25 Christmas Day
2021-01-26 Republic Day
2021-03-11 Maha Shivaratri
2021-03-29 Holi
2021-04-02 Good Friday
2021-04-14 Dr. B. R. Ambedkar Jayanti
2021-04-21 Ram Navami
2021-05-13 Id-ul-Fitr
2021-07-21 Bakri Id
2021-08-19 Muharram
2021-09-10 Ganesh Chaturthi
2021-10-15 Dussehra
2021-11-04 Diwali Lakshmi Puja
2021-11-05 Diwali Balipratipada
2021-11-19 Guru Nanak Jayanti
2022-01-26 Republic Day
2022-03-01 Maha Shivaratri
2022-03-18 Holi
2022-04-14 Dr. B. R. Ambedkar Jayanti, Mahavir Jayanti
2022-04-15 Good Friday
2022-05-03 Id-ul-Fitr
2022-08-09 Muharram
2022-08-15 Independence Day
2022-08-31 Ganesh Chaturthi
2022-10-05 Dussehra
2022-10-24 Diwali Lakshmi Puja
2022-10-26 Diwali Balipratipada
2022-11-08 Guru Nanak Jayanti
2023-01-26 Republic Day
2023-03-07 Holi
2023-03-30 Ram Navami
2023-04-04 Mahavir Jayanti
2023-04-07 Good Friday
2023-04-14 Dr. B. R. Ambedkar Jayanti
2023-05-01 Maharashtra Day
2023-06-29 Bakri Id
2023-08-15 Independence Day
2023-09-19 Ganesh Chaturthi
2023-10-02 Gandhi Jayanti
2023-10-24 Dussehra
2023-11-14 Diwali Balipratipada
2023-11-27 Guru Nanak Jayanti
2023-12-25 Christmas Day
2024-01-22 Special holiday
2024-01-26 Republic Day
2024-03-08 Maha Shivaratri
2024-03-25 Holi
2024-03-29 Good Friday
2024-04-11 Id-ul-Fitr
2024-04-17 Ram Navami
2024-05-01 Maharashtra Day
2024-05-20 General election, Mumbai
2024-06-17 Bakri Id
2024-07-17 Muharram
2024-08-15 Independence Day
2024-10-02 Gandhi Jayanti
2024-11-01 Diwali Lakshmi Puja
2024-11-15 Guru Nanak Jayanti
2024-11-20 Assembly election, Maharashtra
2024-12-25 Christmas Day
2025-02-26 Maha Shivaratri
2025-03-14 Holi
2025-03-31 Id-ul-Fitr
2025-04-10 Mahavir Jayanti
2025-04-14 Dr. B. R. Ambedkar Jayanti
2025-04-18 Good Friday
2025-05-01 Maharashtra Day
2025-08-15 Independence Day
2025-08-27 Ganesh Chaturthi
2025-10-02 Dussehra, Gandhi Jayanti
2025-10-21 Diwali Lakshmi Puja
2025-10-22 Diwali Balipratipada
2025-11-05 Guru Nanak Jayanti
2025-12-25 Christmas Day
2026-01-15 Municipal election, Maharashtra
2026-01-26 Republic Day
2026-03-03 Holi
2026-03-26 Ram Navami
2026-03-31 Mahavir Jayanti
2026-04-03 Good Friday
2026-04-14 Dr. B. R. Ambedkar Jayanti
2026-05-01 Maharashtra Day
2026-05-28 Bakri Id
2026-06-26 Muharram
2026-09-14 Ganesh Chaturthi
2026-10-02 Gandhi Jayanti
2026-10-20 Dussehra
2026-11-10 Diwali Balipratipada
2026-11-24 Guru Nanak Jayanti
2026-12-25 Christmas Day
`;

/** 2027 as far as the almanac tells: the exchanges say in December 2026, and the moon decides some. */
export const expectedExchangeHolidays = `
2027-01-26 Republic Day
2027-03-10 Id-ul-Fitr
2027-03-22 Holi
2027-03-26 Good Friday
2027-04-14 Dr. B. R. Ambedkar Jayanti
2027-04-15 Ram Navami
2027-05-17 Bakri Id
2027-06-16 Muharram
2027-10-29 Diwali Lakshmi Puja
`;

/** Days on which the exchanges work and the banks of Mumbai, hence the money market, do not (handbook §6). */
export const moneyMarketHolidays = `
2020-04-01 Annual closing of banks
2020-10-30 Id-e-Milad
2021-02-19 Chhatrapati Shivaji Maharaj Jayanti
2021-04-01 Annual closing of banks
2021-04-13 Gudi Padwa
2021-08-16 Parsi New Year
2022-04-01 Annual closing of banks
2022-05-16 Buddha Purnima
2022-08-16 Parsi New Year
2023-05-05 Buddha Purnima
2023-08-16 Parsi New Year
2024-02-19 Chhatrapati Shivaji Maharaj Jayanti
2024-04-01 Annual closing of banks
2025-02-19 Chhatrapati Shivaji Maharaj Jayanti
2025-04-01 Annual closing of banks
2025-05-12 Buddha Purnima
2025-09-08 Id-e-Milad
2026-02-19 Chhatrapati Shivaji Maharaj Jayanti
2026-03-19 Gudi Padwa
2026-04-01 Annual closing of banks
2027-02-19 Chhatrapati Shivaji Maharaj Jayanti
2027-04-01 Annual closing of banks
`;
