/** News and reviews of the demo shop. The text of each is in articles/{slug}.html. */
export const articles = [
  {
    slug: 'petrol-diesel-or-hybrid', date: '2026-04-08',
    title: 'Petrol, diesel or hybrid: which engine for which road',
    summary: 'What each engine costs to clear, to feed and to mend, and why the hybrid is better than its name.',
  },
  {
    slug: 'buying-used-spare-parts-that-fit', date: '2026-05-20',
    title: 'Buying used spare parts that fit',
    summary: 'Search by number instead of by name, ask six questions, and know which used parts Kenya does not let in.',
  },
  {
    slug: 'reading-an-auction-sheet', date: '2026-06-17',
    title: 'How to read a Japanese auction sheet',
    summary: 'Grades, codes and Japanese years explained, with the three lines that matter more than the grade.',
  },
  {
    slug: 'importing-a-car-into-uganda', date: '2026-07-08',
    title: 'Importing a car into Uganda',
    summary: 'Less than fifteen years from manufacture, a certificate before shipping, and a levy that makes old cars dear.',
  },
  {
    slug: 'importing-into-zambia-and-zimbabwe', date: '2026-07-29',
    title: 'Importing into Zambia and Zimbabwe',
    summary: 'Two neighbours, two rules: a fixed sum here, an age limit there. With worked figures and the choice of port.',
  },
  {
    slug: 'importing-a-car-into-tanzania', date: '2026-08-19',
    title: 'Importing a car into Tanzania',
    summary: 'No age limit, but age costs money. What a car of seven years and one of nine pay at Dar es Salaam.',
  },
  {
    slug: 'what-a-pre-shipment-inspection-checks', date: '2026-09-02',
    title: 'What an inspection before shipping checks, and what it does not',
    summary: 'Who inspects for which country, what it costs, and how to look up a certificate yourself in two minutes.',
  },
  {
    slug: 'choosing-between-roro-and-container', date: '2026-09-14',
    title: 'Choosing between RORO and container',
    summary: 'What each costs, what each protects, and which cars want which.',
  },
  {
    slug: 'from-invoice-to-key-step-by-step', date: '2026-09-30',
    title: 'From invoice to key, step by step',
    summary: 'What happens in the weeks between your order and the first drive, who does it, and which paper proves it.',
  },
  {
    slug: 'what-a-car-costs-when-it-reaches-you', date: '2026-10-14',
    title: 'What a car costs when it reaches you',
    summary: 'Seven parts of one sum, worked through for a real case, so that you compare cars by the number that matters.',
  },
  {
    slug: 'how-to-avoid-fraud-when-you-buy-from-abroad', date: '2026-10-28',
    title: 'How to avoid fraud when you buy a car from abroad',
    summary: 'The five ways in which buyers lose their money, how each is done, and the habit that stops it.',
  },
  {
    slug: 'importing-a-car-into-kenya', date: '2026-11-11',
    title: 'Importing a car into Kenya: age, inspection, duty',
    summary: 'The limit counts from the first registration to the day of arrival. What that means for a ship that lands in January.',
  },
] as const

/** What it is called in another language: articles/{language}.data.ts. Its text is in articles/{language}/{slug}.html. */
export type ArticleTitles = Record<
  (typeof articles)[number]['slug'],
  { title: string; summary: string }
>
