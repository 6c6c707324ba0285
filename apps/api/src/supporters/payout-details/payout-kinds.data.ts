interface PayoutMarket {
  /** ISO 4217, in which its wallets are kept; a bank account may be kept in another. */
  currency: string
  /** Mobile money as its operator calls it, the largest first. Empty: only bank accounts are paid. */
  wallets: readonly string[]
}

/**
 * How commission reaches people, by country (ISO 3166-1 alpha-2): the one place that says so. The form of payout details, the
 * steps of joining and the check of what is given all read it. Whatever country is not here is paid to bank accounts.
 *
 * Checked against what payment services pay out to: docs.moneroo.io/payouts/available-methods (Airtel in CD, MW, RW, TZ, UG, ZM;
 * HaloPesa; M-Pesa in KE and TZ; MTN in CI, CM, GH, NG, RW, UG, ZM; Moov in CI; Free Money in SN),
 * developer.flutterwave.com/docs/mobile-money (Moov, Orange and Wave in CI; MTN, Telecel and AirtelTigo, now AT, in GH) and
 * …/docs/zambia-mobile-money (Airtel, MTN, Zamtel), developers.klasha.com (M-Pesa, Airtel and Orange in CD; Airtel, Tigo, now
 * Mixx by Yas, and Halotel in TZ; Free and Orange in SN), finhive.africa (M-Pesa in TZ, MZ, CD and LS), techzim.co.zw (EcoCash
 * and OneMoney in ZW). No such page was found for BI, BW, ET, MG, MU, NA, SS and SZ, for e-Mola, mKesh, T-Kash, TNM Mpamba,
 * Afrimoney, InnBucks, OPay and PalmPay, and for EcoCash in LS: ask a supporter there before the first payment.
 */
export const payoutMarkets: Readonly<Record<string, PayoutMarket>> = {
  BI: { currency: 'BIF', wallets: ['Lumicash', 'EcoCash'] },
  BW: { currency: 'BWP', wallets: ['Orange Money', 'MyZaka', 'Smega'] },
  CD: { currency: 'CDF', wallets: ['M-Pesa', 'Airtel Money', 'Orange Money', 'Afrimoney'] },
  CI: { currency: 'XOF', wallets: ['Orange Money', 'MTN MoMo', 'Wave', 'Moov Money'] },
  CM: { currency: 'XAF', wallets: ['MTN MoMo', 'Orange Money'] },
  ET: { currency: 'ETB', wallets: ['telebirr', 'M-Pesa'] },
  GH: { currency: 'GHS', wallets: ['MTN MoMo', 'Telecel Cash', 'AT Money'] },
  KE: { currency: 'KES', wallets: ['M-Pesa', 'Airtel Money', 'T-Kash'] },
  LS: { currency: 'LSL', wallets: ['M-Pesa', 'EcoCash'] },
  MG: { currency: 'MGA', wallets: ['MVola', 'Orange Money', 'Airtel Money'] },
  MU: { currency: 'MUR', wallets: ['my.t money'] },
  MW: { currency: 'MWK', wallets: ['Airtel Money', 'TNM Mpamba'] },
  MZ: { currency: 'MZN', wallets: ['M-Pesa', 'e-Mola', 'mKesh'] },
  NA: { currency: 'NAD', wallets: ['MTC Maris'] },
  NG: { currency: 'NGN', wallets: ['OPay', 'PalmPay', 'MTN MoMo'] },
  RW: { currency: 'RWF', wallets: ['MTN MoMo', 'Airtel Money'] },
  SN: { currency: 'XOF', wallets: ['Wave', 'Orange Money', 'Free Money'] },
  SS: { currency: 'SSP', wallets: ['m-GURUSH', 'MTN MoMo'] },
  SZ: { currency: 'SZL', wallets: ['MTN MoMo', 'e-Mali'] },
  TZ: { currency: 'TZS', wallets: ['M-Pesa', 'Mixx by Yas', 'Airtel Money', 'HaloPesa'] },
  UG: { currency: 'UGX', wallets: ['MTN MoMo', 'Airtel Money'] },
  ZA: { currency: 'ZAR', wallets: [] },
  ZM: { currency: 'ZMW', wallets: ['MTN MoMo', 'Airtel Money', 'Zamtel Money'] },
  // Banks and wallets hold US dollars there, too, and people ask for those.
  ZW: { currency: 'USD', wallets: ['EcoCash', 'OneMoney', 'InnBucks'] },
}
