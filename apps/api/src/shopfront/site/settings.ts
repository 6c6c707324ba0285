import { number, object, string } from 'yup'
import { declareSettings } from '../../core/settings-part.ts'
import { type Office, parseOffices } from './offices.ts'
import { parseSocialLinks, type SocialLink } from './social-links.ts'

declare module '../../core/settings.ts' {
  interface Settings {
    /** Where the head office is; on every page. */
    contactAddress: string[]
    offices: Office[]
    /** Our pages at social networks; the home page links to them. */
    socialLinks: SocialLink[]
    /** Turns the home search's shilling prices into dollars (contract C17). */
    kesPerUsd: number
  }
}

const noRate = '${path} must be a number from 1 to 10000, such as 129.5'

/** Made-up addresses; a shop that takes money sets its own. */
const demoOffices = [
  'Harare, Zimbabwe|2nd floor, Samora Machel Avenue|+263 24 255 0100|-17.8277,31.0530',
  'Lusaka, Zambia|Cairo Road|+260 21 155 0100|-15.4167,28.2833',
  'Nairobi, Kenya|Bandari House, 4th floor, Mombasa Road|+254 20 555 0100|-1.3203,36.8430',
]

/** Named like the demo shop's mail domain, which nobody owns. */
const demoSocialLinks =
  'https://www.facebook.com/bandari.example,https://www.instagram.com/bandari.example,' +
  'https://www.youtube.com/@bandari.example,https://x.com/bandari_example'

export const siteSettings = declareSettings({
  schema: object({
    CONTACT_ADDRESS: string()
      .max(200)
      .default('Bandari House, 4th floor|Mombasa Road|Nairobi, Kenya'),
    OFFICES: string()
      .test(
        'offices',
        '${path} must look like Nairobi, Kenya|Mombasa Road|+254 20 555 0100|-1.32,36.84; …',
        (text) => text === undefined || parseOffices(text) !== null,
      )
      .default(demoOffices.join(';')),
    SOCIAL_LINKS: string().test(
      'social-links',
      '${path} must be https addresses at Facebook, Instagram, TikTok, WhatsApp, X or YouTube, split by commas',
      (text) => text === undefined || parseSocialLinks(text) !== null,
    ),
    KES_PER_USD: number().typeError(noRate).min(1, noRate).max(10_000, noRate).default(129),
  }),
  notes: {
    CONTACT_ADDRESS: {
      group: 'shopfront',
      importance: 'set',
      text: 'the address of the head office, its lines split by `|`. The demo’s is invented.',
    },
    OFFICES: {
      group: 'shopfront',
      importance: 'set',
      text: 'the offices, split by semicolons, each `City, Country|street|telephone|latitude,longitude`. The demo’s are invented.',
      unset: 'the demo’s',
      example: 'Nairobi, Kenya|Mombasa Road|+254 20 555 0100|-1.32,36.84',
    },
    SOCIAL_LINKS: {
      group: 'shopfront',
      importance: 'know',
      text: 'addresses of your pages at Facebook, Instagram, TikTok, WhatsApp, X or YouTube. The demo’s are invented; otherwise none. “Ask by WhatsApp” on a product’s page writes to the number of a `https://wa.me/` address among them.',
    },
    KES_PER_USD: {
      group: 'prices',
      importance: 'know',
      text: 'shillings for one US dollar: the rate that the home page’s price search in shillings uses.',
    },
  },
  read: (given, { demo }) => ({
    contactAddress: given.CONTACT_ADDRESS.split('|').map((line) => line.trim()),
    offices: parseOffices(given.OFFICES) ?? [],
    socialLinks: parseSocialLinks(given.SOCIAL_LINKS ?? (demo ? demoSocialLinks : '')) ?? [],
    kesPerUsd: given.KES_PER_USD,
  }),
  invents: ['CONTACT_ADDRESS', 'OFFICES'],
})
