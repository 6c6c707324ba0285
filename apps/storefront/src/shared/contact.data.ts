/** How to reach a person (buyer spec §2, footer). */
export const contact = {
  phone: '+254 20 765 0100',
  address: ['Bandari House, 4th floor', 'Mombasa Road', 'Nairobi, Kenya'],
  hours: 'Mon–Fri 8:00–16:45, Sat 9:00–12:00',
} as const
