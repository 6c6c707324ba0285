/** Discounts of the demo world. Fixed benefits and minimums in cents, percentages in hundredths of a percent. */
export const demoVouchers = [
  {
    code: 'KARIBU5', name: 'Karibu 5 %', kind: 'percentage', benefit: 500, min_goods: 0, class: null,
    usage: 'unlimited', starts: '2026-01-01', ends: '2030-01-01',
  },
  {
    code: 'WELCOME200', name: 'Welcome: $200 off a car', kind: 'fixed', benefit: 20_000, min_goods: 100_000, class: 'cars',
    usage: 'once-per-customer', starts: '2026-01-01', ends: '2030-01-01',
  },
  {
    code: 'FLEET10', name: 'Fleet 10 % (one use)', kind: 'percentage', benefit: 1000, min_goods: 500_000, class: null,
    usage: 'single', starts: '2026-01-01', ends: '2030-01-01',
  },
  {
    code: 'EASTER2026', name: 'Easter 2026', kind: 'percentage', benefit: 700, min_goods: 0, class: null,
    usage: 'unlimited', starts: '2026-03-01', ends: '2026-04-15',
  },
] as const
