/**
 * Words by which banks and senders mark money that goes back, or came back: a refund of ours that a bank returned, a
 * reversal, a recall. A payment reference beside them names the order that the money was about, and pays nothing.
 */
const words = [
  // English
  'refund(s|ed|ing)?',
  'reversals?|reversed|reversing|revers',
  'returned|returns?',
  'recall(ed)?',
  'charge ?backs?|chargedback',
  'reject(ed|ion)?',
  'bounced|unpaid|dishonou?red',
  // French
  'rembours[eé](e|s|es)?|remboursements?',
  'retour|retourn[eé](e|s|es)?|rejets?|rejet[eé](e|s|es)?|impay[eé]s?',
  'contre ?passations?|extournes?|annulations?|annul[eé](e|s|es)?',
  // Portuguese and Spanish
  'reembols[oa]s?|reembolsad[oa]s?|estornos?|estornad[oa]s?',
  'devolu[cç][aã]o|devolu[cç][oõ]es|devolvid[oa]s?|devoluci[oó]n|devuelt[oa]s?|anula[cç][aã]o|rejeitad[oa]s?',
  // German and Dutch
  'r[uü]e?ckzahlung(en)?|r[uü]e?cküberweisung|r[uü]e?ckueberweisung|r[uü]e?ckbuchung(en)?|r[uü]e?cklastschrift(en)?',
  'retouren?|storno(s|buchung)?|storniert|stornierung|erstattung(en)?|rückruf',
  'terugbetal(ing|d)|teruggestort|terugboeking|storneren|stornering|restituties?',
  // Italian
  'rimbors[oi]|stornat[oi]|restituzione',
  // Swahili
  'marejesho|rejesho|imerejeshwa|imerudishwa|kurudishwa|kurejeshwa',
].join('|')

const marked = new RegExp(String.raw`(?<![\p{L}\p{N}])(${words})(?![\p{L}\p{N}])`, 'iu')

/**
 * Codes of the formats, which stand in the text as the bank wrote it: ISO 20022's return and reversal families, the
 * SEPA R-transactions of field 86, SWIFT's returned item, OFX's and M-Pesa's words.
 */
const codes =
  /(?<![A-Z0-9])(RTRN|RTND|RRTN|RPCR|RRCT|RFND|RVSL|RVRS|REVR|ARET|AREV|NRTI|FRTI|RTRI|RETD)(?![A-Z0-9])/

/** Whether a movement's words say that money goes back, or came back. */
export function tellsOfReturn(written: string): boolean {
  return marked.test(written) || codes.test(written)
}
