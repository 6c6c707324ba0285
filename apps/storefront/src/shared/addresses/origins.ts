/** Where used cars of this trade are loaded, with their English names. */
export const origins: readonly { code: string; name: string }[] = [
  { code: 'JP', name: 'Japan' },
  { code: 'GB', name: 'United Kingdom' },
  { code: 'AE', name: 'United Arab Emirates' },
  { code: 'SG', name: 'Singapore' },
  { code: 'TH', name: 'Thailand' },
  { code: 'KR', name: 'South Korea' },
  { code: 'ZA', name: 'South Africa' },
]

export function originName(code: string): string {
  return origins.find((one) => one.code === code)?.name ?? code
}
