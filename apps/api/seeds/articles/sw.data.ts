import type { ArticleTitles } from '../articles.data.ts'

export const titles: ArticleTitles = {
  'petrol-diesel-or-hybrid': {
    title: 'Petroli, dizeli au hybrid: injini ipi kwa barabara ipi',
    summary: 'Gharama ya kila injini forodhani, kwa mafuta na gereji, na kwa nini hybrid ni bora kuliko sifa yake.',
  },
  'buying-used-spare-parts-that-fit': {
    title: 'Kununua spea zilizotumika zinazofaa',
    summary: 'Tafuta kwa namba badala ya jina, uliza maswali sita, na ujue spea zilizotumika ambazo Kenya haiziruhusu.',
  },
  'reading-an-auction-sheet': {
    title: 'Jinsi ya kusoma karatasi ya mnada ya Japani',
    summary: 'Madaraja, alama na miaka ya Kijapani, pamoja na mistari mitatu yenye maana kuliko daraja.',
  },
  'importing-a-car-into-uganda': {
    title: 'Kuingiza gari Uganda',
    summary: 'Chini ya miaka kumi na mitano tangu kutengenezwa, cheti kabla ya kusafirisha, na tozo inayofanya magari ya zamani yawe ghali.',
  },
  'importing-into-zambia-and-zimbabwe': {
    title: 'Kuingiza gari Zambia na Zimbabwe',
    summary: 'Majirani wawili, kanuni mbili: huku kiasi maalumu, kule kikomo cha umri. Pamoja na mifano ya hesabu na bandari ya kuchagua.',
  },
  'importing-a-car-into-tanzania': {
    title: 'Kuingiza gari Tanzania',
    summary: 'Hakuna kikomo cha umri, lakini umri unalipiwa. Gari la miaka saba na la miaka tisa hulipiwa nini Dar es Salaam.',
  },
  'what-a-pre-shipment-inspection-checks': {
    title: 'Ukaguzi kabla ya kusafirisha: unachoangalia na usichoangalia',
    summary: 'Nani hukagua kwa ajili ya nchi gani, kwa gharama gani, na jinsi ya kuhakiki cheti mwenyewe kwa dakika mbili.',
  },
  'choosing-between-roro-and-container': {
    title: 'Kuchagua kati ya RORO na kontena',
    summary: 'Kila njia inagharimu nini, inalinda nini, na inafaa magari gani.',
  },
  'from-invoice-to-key-step-by-step': {
    title: 'Ankara hadi ufunguo, hatua kwa hatua',
    summary: 'Kinachofanyika katika wiki kati ya agizo lako na safari ya kwanza, nani anakifanya, na ni hati gani inakithibitisha.',
  },
  'what-a-car-costs-when-it-reaches-you': {
    title: 'Gari linagharimu kiasi gani hadi kukufikia',
    summary: 'Sehemu saba za hesabu moja, kwa mfano halisi, ili ulinganishe magari kwa namba yenye maana.',
  },
  'how-to-avoid-fraud-when-you-buy-from-abroad': {
    title: 'Jinsi ya kuepuka utapeli unaponunua gari kutoka nje',
    summary: 'Njia tano ambazo wanunuzi hupoteza pesa zao, kila moja hufanywaje, na mazoea yanayoizuia.',
  },
  'importing-a-car-into-kenya': {
    title: 'Kuingiza gari Kenya: umri, ukaguzi, ushuru',
    summary: 'Umri huhesabiwa kuanzia usajili wa kwanza hadi siku ya kufika. Maana yake kwa meli inayofika Januari.',
  },
}
