/** When the offices are open (buyer spec §2, /local-services). */
export const openingHours = [
  { days: 'Mon-Fri', hours: '8:00AM-4:45PM' },
  { days: 'Sat', hours: '9:00AM-12:00PM' },
  { days: 'Sunday and public holidays', hours: 'closed' },
] as const
