import type { ArticleTitles } from '../articles.data.ts'

export const titles: ArticleTitles = {
  'petrol-diesel-or-hybrid': {
    title: 'Essence, diesel ou hybride : quel moteur pour quelle route ?',
    summary: 'Ce que chaque moteur coûte à dédouaner, à nourrir et à réparer, et pourquoi l’hybride vaut mieux que sa réputation.',
  },
  'buying-used-spare-parts-that-fit': {
    title: 'Pièces d’occasion : acheter la bonne',
    summary: 'Cherchez par référence et non par nom, posez six questions, et sachez quelles pièces d’occasion le Kenya refuse.',
  },
  'reading-an-auction-sheet': {
    title: 'Lire une fiche d’enchère japonaise',
    summary: 'Les notes, les codes et les années japonaises expliqués, et les trois lignes qui comptent plus que la note.',
  },
  'importing-a-car-into-uganda': {
    title: 'Une voiture pour lâOuganda',
    summary: 'Moins de quinze ans depuis la fabrication, un certificat avant embarquement, et une taxe qui rend chères les vieilles voitures.',
  },
  'importing-into-zambia-and-zimbabwe': {
    title: 'Importer en Zambie et au Zimbabwe',
    summary: 'Deux voisins, deux règles : ici une somme fixe, là une limite d’âge. Avec des calculs détaillés et le choix du port.',
  },
  'importing-a-car-into-tanzania': {
    title: 'Une voiture pour la Tanzanie',
    summary: 'Pas de limite d’âge, mais l’âge se paie. Ce que paient à Dar es Salaam une voiture de sept ans et une de neuf.',
  },
  'what-a-pre-shipment-inspection-checks': {
    title: 'Ce que vérifie l’inspection avant embarquement, et ce qu’elle ne voit pas',
    summary: 'Qui inspecte pour quel pays, à quel prix, et comment vérifier vous-même un certificat en deux minutes.',
  },
  'choosing-between-roro-and-container': {
    title: 'RORO ou conteneur : comment choisir ?',
    summary: 'Ce que chacun coûte, ce qu’il protège, et pour quelles voitures.',
  },
  'from-invoice-to-key-step-by-step': {
    title: 'De la facture à la clé, étape par étape',
    summary: 'Ce qui se passe pendant les semaines entre la commande et le premier trajet, qui s’en charge, et quel document le prouve.',
  },
  'what-a-car-costs-when-it-reaches-you': {
    title: 'Ce que coûte une voiture rendue chez vous',
    summary: 'Les sept éléments d’une même somme, calculés sur un cas réel, pour comparer les voitures sur le seul chiffre qui compte.',
  },
  'how-to-avoid-fraud-when-you-buy-from-abroad': {
    title: 'Acheter une voiture à l’étranger sans se faire escroquer',
    summary: 'Les cinq façons dont les acheteurs perdent leur argent, comment on s’y prend, et le réflexe qui vous protège.',
  },
  'importing-a-car-into-kenya': {
    title: 'Une voiture pour le Kenya : âge, inspection, droits',
    summary: 'La limite court de la première mise en circulation au jour de l’arrivée. Ce que cela change pour un navire qui arrive en janvier.',
  },
}
