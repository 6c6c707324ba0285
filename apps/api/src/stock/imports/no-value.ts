/** What dealers write where they have no value, in the languages of their lists. */
const noValue =
  /^(?:[-–—.?*_\s]+|n\.?\s*[/.]?\s*[ad]\.?|s\/[di]|nil|null|tb[acd]|unknown|haijulikani|a definir|inconnu|desconhecido|不明|未定|無し?|なし)$/i

/** In place of a price. */
const noPrice =
  /^(?:p\.?\s*o\.?\s*a\.?|call(?: for price| us)?|(?:price )?on (?:request|application)|sob consulta|sur demande|piga simu|応談|価格応談)$/i

export function isNoValue(text: string): boolean {
  return text.length <= 30 && noValue.test(text.normalize('NFKC').trim())
}

export function isNoPrice(text: string): boolean {
  return text.length <= 30 && (noPrice.test(text.normalize('NFKC').trim()) || isNoValue(text))
}
