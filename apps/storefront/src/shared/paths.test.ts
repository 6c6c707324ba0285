import { expect, test } from 'vitest'
import { paths } from './paths.ts'

/** One or more addresses of each entry; a new entry does not compile until it is here. */
const examples: Record<keyof typeof paths, readonly string[]> = {
  home: [paths.home()],
  searchForm: [paths.searchForm()],
  vehicles: [
    paths.vehicles(),
    paths.vehicles({ class: 'commercial', make: 'isuzu', sort: 'descending' }),
    paths.vehicles({ page: 3, min: 500, max: 8000, make: 'Land Rover', model: 'Range Rover' }),
  ],
  vehiclesOfMake: [
    paths.vehiclesOfMake({ make: 'land-rover' }),
    paths.vehiclesOfMake({ to: '1500000' }),
    paths.vehiclesOfMake({ make: 'toyota', from: '100000', to: '1500000' }),
  ],
  details: [paths.details(4711), paths.details(6021, 'spare')],
  signIn: [paths.signIn(), paths.signIn('/details/4711?country=KE&port=mombasa')],
  signUp: [paths.signUp()],
  resetPassword: [paths.resetPassword()],
  resendActivation: [paths.resendActivation()],
  basket: [paths.basket()],
  checkout: [paths.checkout()],
  review: [paths.review()],
  confirm: [paths.confirm(52)],
  profile: [paths.profile()],
  advertise: [paths.advertise()],
  parts: [paths.parts()],
  about: [paths.about()],
  howToBuy: [paths.howToBuy()],
  helpContact: [paths.helpContact()],
  localServices: [paths.localServices()],
  privacy: [paths.privacy()],
  terms: [paths.terms()],
}

test('every address', () => {
  expect(examples).toMatchInlineSnapshot(`
    {
      "about": [
        "/about-us",
      ],
      "advertise": [
        "/advertising-tools",
      ],
      "basket": [
        "/my-basket",
      ],
      "checkout": [
        "/checkout",
      ],
      "confirm": [
        "/confirm-order?order=52",
      ],
      "details": [
        "/details/4711",
        "/details/6021/parts",
      ],
      "helpContact": [
        "/help-contact",
      ],
      "home": [
        "/",
      ],
      "howToBuy": [
        "/how-to-buy",
      ],
      "localServices": [
        "/local-services",
      ],
      "parts": [
        "/auto-parts",
      ],
      "privacy": [
        "/privacy-policy",
      ],
      "profile": [
        "/profile",
      ],
      "resendActivation": [
        "/resend-activation-link",
      ],
      "resetPassword": [
        "/auth-reset",
      ],
      "review": [
        "/review-order",
      ],
      "searchForm": [
        "/search",
      ],
      "signIn": [
        "/login",
        "/login?next=%2Fdetails%2F4711%3Fcountry%3DKE%26port%3Dmombasa",
      ],
      "signUp": [
        "/login?tab=sign-up",
      ],
      "terms": [
        "/terms-and-conditions",
      ],
      "vehicles": [
        "/search/1/0/0/1/*/*/0",
        "/search/1/0/0/2/isuzu/*/1",
        "/search/3/500/8000/1/Land%20Rover/Range%20Rover/0",
      ],
      "vehiclesOfMake": [
        "/search/land-rover",
        "/search/cars/0/1500000",
        "/search/toyota/100000/1500000",
      ],
    }
  `)
})
