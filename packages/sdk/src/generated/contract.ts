// Generated from openapi/ by `pnpm contract`: never edited by hand.
export interface paths {
    "/vehicle-make-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many vehicles of each make
         * @description For Popular Brands on the home page. Buyer spec §3 and §7, A1.
         */
        get: operations["countVehicleMakes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search export vehicles
         * @description 25 a page with an exact count; all filters apply together. Buyer spec §2 (vehicle search) and §7, A2.
         */
        get: operations["searchVehicles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicle-facets/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many vehicles each further filter would find
         * @description Takes the filters of the vehicle search. A facet is counted with the others applied and its own left out, so that its counts say what choosing another of its values would find; a make's are without the model too. Values that find nothing are left out unless they are chosen. Ours.
         */
        get: operations["countVehicleFacets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicle-text/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a buyer's words ask the vehicle search for
         * @description Words that are a make, model, year, fuel, body and the like become filters; what is left is for `search`. Words that no title has are taken for the nearest in spelling, and the answer says so. Words of Swahili, Portuguese and French mean what they mean there. Ours.
         */
        get: operations["understandVehicleText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One product, with links
         * @description Price, availability, countries and specs are links to follow. A draft is there for its vendor and staff only. Buyer spec §3 and §7, A5 and A9.
         */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}/price/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A product's price
         * @description The `price` link of a product. Buyer spec §7, A5a.
         */
        get: operations["getProductPrice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}/availability/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a product can be bought
         * @description The `availability` link of a product; what is reserved counts as gone. A5b.
         */
        get: operations["getProductAvailability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}/phone/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell a seller's telephone number
         * @description What Reveal phone number asks for; our own number where the seller gave none. Each press is counted. Buyer spec §2, decision 28.
         */
        post: operations["revealSellerPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}/stockrecords/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A product's stock records
         * @description The `stockrecords` link of a product. A product that does not exist has none, which is 200 with an empty list. A5c.
         */
        get: operations["listStockRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/one-search/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One product, whole
         * @description The product with its price, specs and related vehicles in one answer. Buyer spec §2 (details) and §7, A6.
         */
        get: operations["getProductDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicle-specs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A product's specification
         * @description The `specs` link of a product, for spares too. Buyer spec §3 and §7, A8.
         */
        get: operations["getVehicleSpecs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product-search/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search local listings
         * @description What is sold in Kenya, in KES and by contact: by make, by spares category (with everything below it), or both. Vehicles before spares, newest first. Buyer spec §2 (Kenya search) and §7, A10.
         */
        get: operations["searchKenyaProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/category-search/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The spares tree, or makes and models
         * @description Without parameters makes and their models; with `parts` what is below the root of the spares tree; with `cat-id` what is below that node. Each node says how many listings it and everything below it have. Buyer spec §3 and §7, A11 and N4.
         */
        get: operations["listSpareCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/countries/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All countries
         * @description For the consignee's address and the destination. Buyer spec §7, A7.
         */
        get: operations["listCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/countries/{code}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One country
         * @description By its ISO alpha-2 code; the address that a country's `url` names. A7.
         */
        get: operations["getCountry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/destinations/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where we ship, by port
         * @description Countries with their ports, the code and option of each body group there, and the tariff. Buyer spec §3 (ports) and §4 (charges), N1.
         */
        get: operations["listDestinations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exchange-rates/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The current rates
         * @description Ours: of each currency the rate of the latest day. One that is older than the shop's limit (35 days unless set otherwise) is left out: nobody is shown a price by it. Every charge is in US dollars.
         */
        get: operations["listExchangeRates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import-destinations/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Countries whose rules we know, with their cities and the ways there
         * @description What a buyer chooses a destination from; each `way` is what `GET /landed-price/` takes as `route` or `port`. In alphabetical order of the language asked for.
         */
        get: operations["listImportDestinations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import-rules/{country}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a country asks of a car that comes in
         * @description Plain data to read: who may bring what, inspection, duty, charges, papers and ways, each with its source, its days and how sure it is. Rules that have ended are left out. Not legal advice.
         */
        get: operations["getImportRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/landed-price/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a car costs at the buyer's door
         * @description Any car, also one seen elsewhere. Line by line with who has the money, how sure it is and its source, and whether the car may enter on the day it arrives. What nobody knows is `missing`, never a nought; without duty, price or freight there is a known part and no landed price. The freight, the insurance and the rates of exchange are the shop's of today where none are given. An estimate for a decision, not legal advice.
         */
        get: operations["getLandedPrice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/options/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All shipping options
         * @description One per destination code; what `options[].option` of add-product names. N2.
         */
        get: operations["listOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/options/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One shipping option
         * @description The address that an option's `url` names. N2.
         */
        get: operations["getOption"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/basket/shipping-methods/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the basket can be shipped
         * @description The one method that the basket's destination allows; `undetermined` when nobody knows its charge, `no-shipping-required` for an empty basket. Buyer spec §7, A20.
         */
        get: operations["listShippingMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/request-shipping-quote/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask what shipping would cost
         * @description Marks the basket as waiting for a quote and writes to whoever answers it; asking again changes nothing. Buyer spec §4 and §7, A21.
         */
        get: operations["requestShippingQuote"];
        put?: never;
        /**
         * Ask what shipping would cost, with a message
         * @description The same as the GET, for clients that would rather not change things by GET. A21.
         */
        post: operations["sendShippingQuoteRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner-one-search/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search partners' goods, or one of them
         * @description With `type=gsi` the one item whose id is `q`; with another `type` a search within that category. A partner that does not answer in time is a 503, never a slow page. Buyer spec §2 (item search) and §7, A3 and A4.
         */
        get: operations["searchItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analytics/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note what was searched for
         * @description Sent from the item search of somebody signed in; the answer is not used. Buyer spec §2 and §7, A32.
         */
        post: operations["recordSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/article-list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Articles, or one of them
         * @description With `sid` all articles, newest first; with `aid` the one article, not in a list; one of the two is needed. Buyer spec §7, A12.
         */
        get: operations["listArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/promotions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the home page promotes
         * @description Vehicles by price range, by body and commercial ones: one of each model that sellers have most of, the cheapest of its range or from the middle of its prices. Buyer spec §3 and §7, A13.
         */
        get: operations["getPromotions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deals of the day
         * @description Cards that lead to a page of the storefront; a vehicle that is sold leaves the list. Buyer spec §2 (deals) and §7, A14.
         */
        get: operations["listDeals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flash-discount/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reveal the flash discount's code
         * @description One code per e-mail address, good for three days, for vehicles, once per customer; a mail brings it too. Buyer spec §2 (deals) and §9, N11.
         */
        post: operations["claimFlashDiscount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/wholesale/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for stock in bulk
         * @description What the bulk stock form sends; an agent answers within 12 hours. Buyer spec §5 and §7, N8.
         */
        post: operations["sendWholesaleRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/parts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a spare
         * @description What the spares and electronics form sends. It is kept, mailed to support and acknowledged to the sender; an agent answers within 12 hours. Buyer spec §2 and §5, N9.
         */
        post: operations["sendSparesRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/assessment/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand in a technical assessment
         * @description What the form under careers sends. Buyer spec §2 and §5, N10.
         */
        post: operations["sendAssessment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open an account
         * @description The account sleeps until the link in the e-mail is followed, within 48 hours. Buyer spec §5 and §7, A23.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activate/{uid}/{token}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example Nw */
                uid: string;
                /** @example cq4x2b-9f31d0c2b7a84e55 */
                token: string;
            };
            cookie?: never;
        };
        /**
         * Look at an activation link
         * @description The page of the e-mailed link calls it on load. It changes nothing, so that a mail scanner that follows the link activates nobody; the POST does. Whoever has no link of an account learns nothing about it. Buyer spec §2, §4 and §7, A24.
         */
        get: operations["checkActivation"];
        put?: never;
        /**
         * Activate an account
         * @description The button of the link's page. Anybody can register with somebody else's address and a password of their own. So that password holds only if the caller proves, by what the registration answered, to be in the browser that registered; anybody else who has the link chooses the password. Ours.
         */
        post: operations["activateAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resend-activation-link/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the activation link again
         * @description Says whether the address is known, as specified. Whom support has deactivated is not. Buyer spec §7 and §8, A25.
         */
        post: operations["resendActivation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description With e-mail address and password. Failed attempts for an account, from an address and for the pair of both let the next one wait longer and longer; where the account was signed in to before, only those for the pair do. Buyer spec §7 and §8, A26.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/social/google-oauth2/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with Google
         * @description Exchanges Google's token for one of ours; makes the account on first use, or links the one that has the same verified address. 404 where Google's sign-in is not configured. Buyer spec §7, A27.
         */
        post: operations["signInSocially"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with the second factor
         * @description After a sign-in that was answered with `second_factor_required`: with a code, or with what the passkey answered to the challenge's `passkey`. A code of the app counts once; after five wrong ones in a row there is a wait, from a minute to an hour.
         */
        post: operations["completeSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/log-social-auth/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a failed social sign-in
         * @description Fire and forget; the answer is not used. Buyer spec §7, A31.
         */
        post: operations["reportSocialFailure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description The token of the header is dead afterwards. Public, because a call without one answers 400 and not 401. Buyer spec §4 and §7, A28.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest-auth/password/reset/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link to set a new password
         * @description Answers the same for an unknown address. Buyer spec §4 and §7, A29.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest-auth/password/reset/confirm/{uid}/{token}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example Nw */
                uid: string;
                /** @example cq4x2b-9f31d0c2b7a84e55 */
                token: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password
         * @description Signs the account out everywhere. The link is judged before the passwords. Buyer spec §2, §7 and §8, A30.
         */
        post: operations["confirmPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who the caller is
         * @description Account spec §3 and §7, B1.
         */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change what the caller may change of their profile
         * @description What is not named stays. Mails and papers follow the language from then on. One that the shop is not offered in is refused.
         */
        patch: operations["updateProfile"];
        trace?: never;
    };
    "/users/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Who the owner of a basket or an order is
         * @description The address that `owner` names. Everybody finds themselves there and nobody else. Buyer spec §3, A16.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/data/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Everything that is kept about the caller, as one file
         * @description Ours. A sign-in alone is not enough: the password, or the token of a link that was mailed. Answers a table of each kind of record, with the columns that are the caller's; secrets and other people are left out.
         */
        post: operations["downloadOwnData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/deletion/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What it takes to delete the caller's account, and what forbids it now
         * @description Ours.
         */
        get: operations["getOwnDeletion"];
        put?: never;
        /**
         * Delete the caller's account
         * @description Ours. Ends every sign-in and withdraws every listing. Orders and the ledger stay without the name. A mail says so, and the address may register again.
         */
        post: operations["deleteOwnAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/confirmation/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail the caller a link that confirms who they are
         * @description Ours. For whoever signs in with Google and has no password. It works for an hour.
         */
        post: operations["requestConfirmationLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/password/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose another password
         * @description Asks for the present one, ends every other sign-in of the account, and tells the owner by mail. An account without a password gets one by the link of a reset.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/sessions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the caller is signed in
         * @description The last used first; whatever has ended is not among them.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/sessions/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one sign-in
         * @description Its token is dead afterwards; the caller's own is one of them.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/sessions/end-others/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End every sign-in but this one
         * @description Also one that is on its way to the portal.
         */
        post: operations["endOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/step-up/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove again who one is
         * @description Counts for ten minutes at this sign-in. Whoever has a second factor sends its `code`, or the `challenge` of `/account/step-up/passkey/` and the `passkey`, everybody else the `password`. Asked for by the 403 `step_up_needed` of operations with `x-step-up`.
         */
        post: operations["stepUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/step-up/passkey/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a passkey
         * @description What the browser asks the caller's passkey. Its answer goes to `/account/step-up/`.
         */
        post: operations["challengePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/second-factor/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's second factor
         * @description What it consists of, and whether the caller has to have one.
         */
        get: operations["getSecondFactor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/second-factor/authenticator/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin with an authenticator app
         * @description The secret for the app. Nothing is asked at sign-in until a code has confirmed it.
         */
        post: operations["enrolAuthenticator"];
        /**
         * Remove the authenticator app
         * @description The last factor takes the recovery codes along. The owner is told by mail.
         */
        delete: operations["removeAuthenticator"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/second-factor/authenticator/confirm/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the authenticator app
         * @description With a code it shows. The first factor of an account turns the second factor on, and the answer has its recovery codes, this once. The owner is told by mail.
         */
        post: operations["confirmAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/second-factor/passkeys/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a passkey
         * @description The first factor of an account turns the second factor on, and the answer has its recovery codes, this once. The owner is told by mail.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/second-factor/passkeys/options/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin with a passkey
         * @description What the browser makes a passkey by. Nothing is kept until the passkey comes back.
         */
        post: operations["beginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/second-factor/passkeys/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a passkey
         * @description The last factor takes the recovery codes along. The owner is told by mail.
         */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/second-factor/recovery-codes/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make new recovery codes
         * @description The earlier ones are good no longer. The owner is told by mail.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/handover/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the sign-in along to the portal, or back to the shop
         * @description A code for one use within 60 seconds. Ours, for two origins, N13 (decision 3).
         */
        post: operations["createHandover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/handover/redeem/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Arrive signed in at the portal, or at the shop
         * @description The code buys a token of the arrival's own. Ours, N14 (decision 3).
         */
        post: operations["redeemHandover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/useraddresses/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's saved addresses
         * @description To fill the consignee form with. The default one comes first, then the others, newest first; never paged. Buyer spec §3, N12.
         */
        get: operations["listAddresses"];
        put?: never;
        /**
         * Save an address
         * @description Bounds are the consignee form's. Buyer spec §5, N12.
         */
        post: operations["createAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/useraddresses/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * One saved address
         * @description Only the caller's own. Buyer spec §3, N12.
         */
        get: operations["getAddress"];
        /**
         * Replace a saved address
         * @description A field that is not sent becomes empty. Buyer spec §5, N12.
         */
        put: operations["replaceAddress"];
        post?: never;
        /**
         * Forget a saved address
         * @description Orders keep theirs. Buyer spec §3, N12.
         */
        delete: operations["deleteAddress"];
        options?: never;
        head?: never;
        /**
         * Change some fields of a saved address
         * @description A field that is not sent stays. Buyer spec §5, N12.
         */
        patch: operations["updateAddress"];
        trace?: never;
    };
    "/basket/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's open basket
         * @description Created empty on first use; the same one until checkout. Buyer spec §7, A16.
         */
        get: operations["getBasket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/baskets/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * A basket by its own address
         * @description The address that a basket's `url` names, and an order's `basket`: one that was ordered stands as it was agreed, to read only. Buyer spec §3, A16.
         */
        get: operations["getBasketById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/baskets/{id}/lines/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * The lines of a basket
         * @description Oldest first, 100 a page, also of a basket that was ordered. Buyer spec §7 (its lines link), A17.
         */
        get: operations["listBasketLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/baskets/{id}/landed-prices/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * What the basket's vehicles cost at the buyer's door, and whether they may enter
         * @description As the order would keep it if it were placed now, in the language of the caller's page. What is paid to others is in no sum of the basket. The caller's own basket.
         */
        get: operations["listBasketLandedPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/basket/add-product/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a product into the basket
         * @description A product of ours or a partner's item, by its `url`. The same product with the same option and choice adds to its line. Every refusal is 406, a malformed request too. Buyer spec §4, §5 and §7, A15.
         */
        post: operations["addBasketLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/baskets/{id}/lines/{line}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
                /** @example 301 */
                line: number;
            };
            cookie?: never;
        };
        /**
         * One line of a basket
         * @description The address that a line's `url` names. Buyer spec §3, A18.
         */
        get: operations["getBasketLine"];
        put?: never;
        post?: never;
        /**
         * Take a line out of the basket
         * @description A second time it is not there any more. Buyer spec §7, A18.
         */
        delete: operations["removeBasketLine"];
        options?: never;
        head?: never;
        /**
         * Change the quantity of a line, or what was chosen
         * @description Judged against stock as adding is. Without `choice` that stays as it is; a line that becomes like another of its product takes it in. Buyer spec §5 (quantities), N7.
         */
        patch: operations["changeBasketLine"];
        trace?: never;
    };
    "/baskets/{id}/lines/{line}/lineattributes/{attribute}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
                /** @example 301 */
                line: number;
                /** @example 77 */
                attribute: number;
            };
            cookie?: never;
        };
        /**
         * One chosen option of a line
         * @description To read only; the charge in it is the server's own. Buyer spec §3, A17.
         */
        get: operations["getLineAttribute"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/basket/add-voucher/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply a discount or a supporter's promo code
         * @description One box for both; a basket carries at most one of each, and the same code again changes nothing. Every refusal is 406. Buyer spec §4, §5 and §7, A19.
         */
        post: operations["applyDiscount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/basket/vouchers/{code}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code, in upper or lower case.
                 * @example FLASH-7K2QX
                 */
                code: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a discount or promo code off the basket
         * @description Afterwards another code can be applied. Buyer spec §4 (one discount), N7.
         */
        delete: operations["removeDiscount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Place the order
         * @description Turns the open basket into a Pending order with its stock reserved and a pro-forma invoice. An account has a few unpaid orders, holds a few vehicles and orders a few times an hour, as the shop sets it; refusals do not count (decision 30). A field given as JSON text is parsed first. Buyer spec §5, §7 and §8, A22.
         */
        post: operations["placeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's orders
         * @description Newest first, 25 a page. Account spec §7 (order history), B3.
         */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * One order
         * @description For the confirmation page and View Order; only the caller's own. Buyer spec §2, N5.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/lines/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * The lines of an order
         * @description As they were when the order was placed, never paged. Buyer spec §3, N5.
         */
        get: operations["listOrderLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/landed-prices/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * What the order's vehicles cost at the buyer's door, as it was told
         * @description With the rules, the rates and the days of when it was ordered, for ever. Where the same journey would be told something else today, that stands beside it. Vehicles to a country of which we know no rules are not in it. Ours.
         */
        get: operations["listOrderLandedPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orderlines/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * One line of an order
         * @description The address that an order line's `url` names. Buyer spec §3, N5.
         */
        get: operations["getOrderLine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/payment-methods/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How an order can be paid
         * @description Which methods checkout takes, and the fields of each. Buyer spec §3 (payment), N6.
         */
        get: operations["listPaymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/payment-states/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * How far the payment of an order is
         * @description The address that an order's `payment_url` names. Buyer spec §1 (payment), N6.
         */
        get: operations["getPaymentStates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/payment-reports/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that an order was paid
         * @description The order's deadline waits until staff have looked for the money. One report at a time, and three for each order.
         */
        post: operations["reportPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/following/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * How far one's own order has come
         * @description Twelve steps with the days on which they were done or are expected, and the ship. An expected day follows from the order's day, its payment, and the ship's days once they are known; what nobody knows is null.
         */
        get: operations["getOrderFollowing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/pro-forma/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * The pro-forma invoice of an order
         * @description The same PDF that went out by e-mail. Buyer spec §1 (payment).
         */
        get: operations["downloadProForma"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verify/{code}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether an invoice is real
         * @description For whoever holds the code that is printed on it: number, amount, day, state, the name masked, and the one account that it is paid to. A code that nobody issued is 404, and whoever tries many is slowed down.
         */
        get: operations["verifyInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/signing-certificate/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * By which certificate our invoices are signed
         * @description Each PDF that is paid by, or proves a payment, is signed (PAdES). Whoever has one compares its signer with this; null when the shop signs nothing.
         */
        get: operations["getSigningCertificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/signing-certificate/file/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The certificate as a file
         * @description For readers of PDF that are told once whom to trust.
         */
        get: operations["downloadSigningCertificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verify-account/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether an account is ours
         * @description Of the account number, or of the Bitcoin address, that somebody was told to pay to.
         */
        get: operations["verifyAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look up orders
         * @description In the dialect of ra-data-simple-rest; 25 orders unless `range` says otherwise, 100 at most. Fields: id, number, status, status_since, user_id, user_email, user_name, total_incl_tax, shipping_incl_tax, shipping_code, destination_port, destination_country, date_placed, payment_due, payment_reference, insurance_requested, insurance_waits (asked for, without a price and not yet shipped), partly_paid (not all of its money is here), payment_reported (the buyer says it is on its way), clock_stopped (either of these), next_step and step_due (what it waits for, and until when), has_alarm (nobody has looked at one yet), voucher_code, agent_code. Only as filters, and found anywhere in the order's: consignee_name, phone, title. `q` looks for its words in number, reference, e-mails, names, phones and titles. Ours: the specification has no screen for support (decision 24).
         */
        get: operations["listSupportOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * One order, for support
         * @description Anybody's order, as the list shows it (decision 24).
         */
        get: operations["getSupportOrder"];
        /**
         * Move an order to another status
         * @description Payment received is Authorized; a decline or cancellation releases the stock. An order that was paid for is cancelled only with a `refund`. Every move leaves an audit record; the status the order has already is no move. With the `timeline` that was shown, a move that somebody else has overtaken is refused (decisions 6 and 24).
         */
        put: operations["updateSupportOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/orders/{id}/insurance": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price the insurance that an order waits for
         * @description Where the buyer asked for insurance while no tariff said what it costs. The order's total grows by it, and its buyer is sent the new invoice. Once, and only while the order is unpaid; nobody prices their own.
         */
        post: operations["priceOrderInsurance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/orders/{id}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record money that arrived for an order
         * @description The whole of what an order costs, a part of it, or more. An order whose last missing part it is becomes Authorized; of a part, its buyer is told what is still missing, and the order is not given up while some of its money is here. The same payment (method, reference, amount and day) is recorded once, and nobody records their own or what earns them commission.
         */
        post: operations["recordPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/orders/{id}/payment-report": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Say that a reported payment has not arrived
         * @description The order's deadline goes on where it stood, a day from now at least, and the buyer is told. A payment that has arrived is recorded instead, which answers the report.
         */
        put: operations["answerPaymentReport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/orders/{id}/extension": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a buyer more time to pay
         * @description Once for each order, while it waits for payment; the buyer is told until when it is kept.
         */
        post: operations["extendPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/orders/{id}/following": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * How far an order has come, for staff
         * @description As its buyer sees it, with who said what and when.
         */
        get: operations["getSupportOrderFollowing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/orders/{id}/steps": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say which steps an order has reached
         * @description Several at once, or back with a note. The step `paid` moves an unpaid order to Authorized, and `sailed` one that is Authorized to Shipped, as the move of the order itself would; neither goes back.
         */
        post: operations["moveOrderSteps"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/orders/{id}/shipment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Say by which ship an order goes, and when
         * @description Replaces what was known; what it was is kept. Another day of arrival has the import rules looked at again for that day, and whom a worse answer concerns is told.
         */
        put: operations["setShipment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/order-alarms/{id}/acknowledgement": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Say that somebody has looked at an alarm
         * @description It leaves the queue, and is not told again for the same reason.
         */
        put: operations["acknowledgeOrderAlarm"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/orders/{id}/pro-forma": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * The pro-forma invoice of anybody's order
         * @description As its buyer has it (decisions 7 and 24).
         */
        get: operations["downloadSupportProForma"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The jobs that failed
         * @description In the dialect of ra-data-simple-rest. Fields: id, job, state, failed_at, tries; `q` looks in the name and the error. A job that is tried again by itself is `retrying`; `failed` is one that waits for a person. Ours.
         */
        get: operations["listFailedJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * One job that failed
         * @description As the list shows it; 404 once it went well. Ours.
         */
        get: operations["getFailedJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/jobs/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try a job again
         * @description It runs as soon as a process is free, with all its tries anew, and leaves the list when it goes well. Asking while it runs changes nothing. Ours.
         */
        post: operations["retryFailedJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The mails about orders
         * @description In the dialect of ra-data-simple-rest. Fields: id, order_id, to, written_at; `q` looks in the subject and the address. Mails that carry a link into an account are about no order and are not here. Ours: decision 24.
         */
        get: operations["listSupportMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/mails/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * One mail about an order
         * @description As the list shows it (decision 24).
         */
        get: operations["getSupportMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agent-overview/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's seller-programme record
         * @description Account spec §3, §4 and §7, B2.
         */
        get: operations["getAgentOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upgrade-to-agent-account/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join the seller programme
         * @description Creates the agent's record and a vendor application for support to decide. An agent who asks again gets the same code. Account spec §2, §5 and §8, B4.
         */
        post: operations["upgradeToAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller-application/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the caller's application to sell stands
         * @description A seller's standing and a supporter's are two facts (decision 28). Whoever was refused or suspended reads why.
         */
        get: operations["getSellerApplication"];
        put?: never;
        /**
         * Apply to sell, again too
         * @description For a supporter whose seller status is none: it becomes pending, and support decides. Who has applied already is told how it stands (decision 28).
         */
        post: operations["applyToSell"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/update-training-progress/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Confirm a chapter, or read which are confirmed
         * @description The specification's call, a GET that writes; the same chapter again changes nothing. Account spec §4 and §7, B5.
         */
        get: operations["updateTrainingProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pdf-file/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Print-ready material with the caller's name, code and link
         * @description Account spec §2 (promotion tools) and §7, B6. It is a PNG, whatever the path says.
         */
        get: operations["downloadPromotionMaterial"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commission/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's commission at a glance
         * @description Ours: computed from the ledger (decisions 14 to 16).
         */
        get: operations["getCommission"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commission/entries/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's statement
         * @description Ours: the ledger, newest first (decision 14).
         */
        get: operations["listCommissionEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commission/statement/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's whole statement as CSV
         * @description Ours: every entry of the ledger, oldest first, as RFC 4180 says.
         */
        get: operations["downloadCommissionStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payout-details/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the caller's commission goes
         * @description Ours: the specification promises a mobile wallet or other (account spec §1) and has no screen for it. The whole number is never answered.
         */
        get: operations["getPayoutDetails"];
        /**
         * Ask for other payout details
         * @description Changes nothing yet: a link goes to the account's address and is good for an hour, and whoever asks again makes the earlier one void. Ours.
         */
        put: operations["askPayoutDetails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payout-details/confirmation/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm what the mailed link is about
         * @description The button of the page that the link leads to; it takes the sign-in of the account beside the link. The owner is told by mail, and the audit keeps it. A payout that was made before keeps its details, and the first payout to new ones waits for `PAYOUT_DETAILS_HOURS`. Ours.
         */
        post: operations["confirmPayoutDetails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/referrals/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note that a visitor followed a supporter's link
         * @description Ours: attribution by link, good for 120 days (decision 14).
         */
        post: operations["openReferral"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/referrals/claim/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tie a visit by link to the caller
         * @description Orders of the caller count for that supporter until the visit is 120 days old, a later visit or a promo code in the basket takes its place.
         */
        post: operations["claimReferral"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look up supporters and what they are owed
         * @description In the dialect of ra-data-simple-rest, as orders are. Fields: id, email, started_at, seller_status, payable, is_payable, referrer_id, q. Ours: the specification has no screen for support (decision 24).
         */
        get: operations["listSupportAgents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/agents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One supporter
         * @description Ours: the specification has no screen for support (decision 24).
         */
        get: operations["getSupportAgent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/agents/{id}/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Collect what one supporter is owed
         * @description Opens a payout batch of this supporter alone, which a second person marks as paid, as any other; what is below the threshold is a 409, and so are payout details that are newer than `PAYOUT_DETAILS_HOURS`. Leaves an audit record. Account spec §9, decisions 14 and 30.
         */
        post: operations["payAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/agents/{id}/adjustments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter an adjustment of a supporter's balance
         * @description Signed, with its reason in the audit record. Up to USD 100 it is approved at once; more waits for a second person (`support/adjustments`). Decisions 14 and 30.
         */
        post: operations["adjustCommission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/agents/{id}/payout-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A supporter's payout details, whole
         * @description The audit tells of it. Everybody else, support too, sees four characters.
         */
        get: operations["readPayoutDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/commission-entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Entries of the ledger, for support
         * @description In the dialect of ra-data-simple-rest, newest first. Fields: id, agent_id, kind, date, order_number, amount.
         */
        get: operations["listSupportEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Baskets that asked what shipping costs
         * @description In the dialect of ra-data-simple-rest; who has waited longest stands first. Fields: id, state, user_email, requested_at, due_at, answered_at, q (names, e-mail, contact number, titles). An answer is promised within 20 minutes (buyer spec §9), which `due_at` is the end of.
         */
        get: operations["listSupportQuotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/quotes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * One basket that asked what shipping costs
         * @description Its id is the basket's (contract 3.2).
         */
        get: operations["getSupportQuote"];
        /**
         * Say what shipping costs
         * @description Sets the charge of the basket's lines, by which the buyer can check out, and writes to the buyer. May be done again until the order is placed. Leaves an audit record.
         */
        put: operations["answerQuote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/adjustments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Adjustments that need a second person
         * @description In the dialect of ra-data-simple-rest, newest first: those above USD 100, waiting or decided. Fields: id, agent_id, state, amount, created_at, q (name, code, reason). Decision 30.
         */
        get: operations["listAdjustments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/adjustments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Approve an adjustment, or reject it
         * @description Approved: by somebody else than whoever asked for it, and entered in the ledger. Rejected: with a reason, also by whoever asked for it. Nobody decides on their own balance. The same again by the same person changes nothing. Leaves an audit record. Decision 30.
         */
        put: operations["decideAdjustment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/payout-batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Payouts of many supporters at once
         * @description In the dialect of ra-data-simple-rest, newest first. Fields: id, state, created_at, paid_at, total, reference, q (reference). Decisions 14 and 24.
         */
        get: operations["listPayoutBatches"];
        put?: never;
        /**
         * Collect what is payable
         * @description One line for each supporter whose approved balance has reached USD 25 and whom no other open batch holds; the caller's own balance is left for somebody else's batch, and whoever has changed their payout details within `PAYOUT_DETAILS_HOURS` for a later one. Amounts, the entries they are made of and where they go are frozen. Account spec §9, decision 30.
         */
        post: operations["createPayoutBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/payout-batches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * One payout batch
         * @description Its lines are a resource of their own (`support/payout-lines`).
         */
        get: operations["getPayoutBatch"];
        /**
         * Mark a batch as paid, or discard it
         * @description Paid: by somebody else than whoever made it, with the reference of the transfer. Every line is paid as it was frozen and settles exactly the entries it was made of; the same again by the same person changes nothing. Discarded: with a reason, and its supporters are free for the next one. Leaves an audit record.
         */
        put: operations["closePayoutBatch"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/payout-batches/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * A batch as CSV for the bank
         * @description One row a supporter: name, mobile, code, amount, currency and reference, then where it goes, whole: pay_to (`wallet`, `bank`, or `missing` where the supporter had given none when the batch was made), holder, country, account_currency, operator, number, bank, branch, swift and account_number. As RFC 4180 says.
         */
        get: operations["exportPayoutBatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/payout-lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is paid by a batch, and how much
         * @description In the dialect of ra-data-simple-rest. Fields: id, batch_id, agent_id, name, code, amount, taken_back, q (name, mobile, code).
         */
        get: operations["listPayoutLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/get-products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's listings
         * @description Account spec §3 and §7, B7. Without parameters the hundred newest; the parameters are ours, for the table of the seller dashboard.
         */
        get: operations["listListings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/export-products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's listings as CSV
         * @description Ours: the same filters and order as the table; columns are those of the import.
         */
        get: operations["exportListings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/product-types/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What can be listed
         * @description Type → make → models, or the tree of spares. Account spec §3 and §7, B8.
         */
        get: operations["getListingTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/create-product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a listing
         * @description A draft. Account spec §2, §5 and §7, B9.
         */
        post: operations["createListing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/post-content/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A listing as its vendor edits it
         * @description Account spec §3 and §7, B11. Of another vendor it is a 404.
         */
        get: operations["getListing"];
        put?: never;
        /**
         * Save a listing
         * @description What is absent stays as it is. A live listing has its required fields filled, else nothing is stored. With `version`, a listing that has changed since is not overwritten. Account spec §4, §5 and §7, B12; decisions 18.
         */
        post: operations["saveListing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish several listings, or take them back to draft
         * @description Ours: what cannot be published stays a draft, and the answer says what it lacks.
         */
        post: operations["publishListings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/create-lecture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a titled section to a vehicle's description
         * @description Decisions 18; account spec §7, B10.
         */
        post: operations["createLecture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/delete-content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a draft, a photo or a lecture
         * @description With `do` the photo of that slot, with `lid` that lecture, with `type` the auction sheet, with none of them the whole listing, which must be a draft that nobody ordered. Account spec §7, B14.
         */
        delete: operations["deleteListingContent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/upload-image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a photo into a slot
         * @description JPEG or PNG by its content, at most 10 MB and 50 megapixels; replaces what the slot held. The picture is turned upright and stripped of everything but its pixels. Slot 0 is the cover; a spare has slots 0 to 3, a vehicle twenty more. The auction sheet of a vehicle for export has a place of its own. Account spec §5, §7 and §8, B13.
         */
        post: operations["uploadListingImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/arrange-images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put the photos into another order
         * @description Ours: afterwards they fill the slots from 0 without gaps.
         */
        post: operations["arrangeListingImages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compatibility/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Makes, or the models of a make, that a spare may be said to fit
         * @description Account spec §7, B15. `id` is the listing's; `qry=model` needs `mk`.
         */
        get: operations["getCompatibility"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fitment/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Variants of models, trims of variants, or what is saved
         * @description `variants` needs a make and a model, `body` (the trims) a variant too, `prepopulate` the listing in `filterProps.productID`. Account spec §3 and §7, B16.
         */
        post: operations["findFitment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/set-fitment/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say which trims and years a spare fits
         * @description `add` joins years to what is saved, `remove` takes them away, `replace` leaves nothing else. Account spec §5 and §7, B17.
         */
        post: operations["setFitment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicle-tree/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Choose a vehicle step by step
         * @description Ours, for "fits your vehicle": the makes; of a make its models; of a model its years; of a year its trims. What is unknown has none.
         */
        get: operations["getVehicleTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicle-tree/{trim}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One trim of the vehicle tree
         * @description Ours: names the vehicle that an address holds by its number.
         */
        get: operations["getTrim"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}/fitment/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a spare fits
         * @description Ours: the compatibility table of its page, with the verdict on one vehicle.
         */
        get: operations["getProductFitment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/import-template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A CSV file to fill in
         * @description Ours: the columns of an import, with two rows as examples.
         */
        get: operations["getImportTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's imports, newest first
         * @description Ours: what was checked and is left, what is under way, and what is done.
         */
        get: operations["listImports"];
        put?: never;
        /**
         * Check a CSV file of listings
         * @description Ours: a dry run. At most 5 MB and 5,000 rows; nothing is listed until it is run. A row whose reference the vendor has used before changes that listing.
         */
        post: operations["startImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How an import stands
         * @description Ours: asked again and again while it runs.
         */
        get: operations["getImport"];
        put?: never;
        post?: never;
        /**
         * Throw a checked import away
         * @description Ours: nothing was listed of it.
         */
        delete: operations["discardImport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/imports/{id}/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List what was checked
         * @description Ours: goes on in the background, also after a restart. Rows with errors are left out, by choice.
         */
        post: operations["runImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/imports/{id}/errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every error of an import as CSV
         * @description Ours: for whoever corrects the file in a spreadsheet.
         */
        get: operations["downloadImportErrors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The inbox of requests
         * @description In the dialect of ra-data-simple-rest (contract §3.2). Fields: id, kind, state, email, name, created_at, is_overdue; `q` looks in name, e-mail, number, text and reference. Decisions 21 and 24.
         */
        get: operations["listSupportRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * One request
         * @description As the inbox shows it, with its notes (decision 24).
         */
        get: operations["getSupportRequest"];
        /**
         * Move a request on, or note something about it
         * @description `state` and `note` are read; with the `version` that was shown, a change that somebody else has overtaken is refused. The first answer stops the clock of twelve hours.
         */
        put: operations["updateSupportRequest"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What waits, how the last thirty days went, and what is in stock
         * @description Ours: decision 24. Days are those of UTC; turnover is of orders that were paid for.
         */
        get: operations["getSupportOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What staff have changed, tried and seen
         * @description In the dialect of ra-data-simple-rest (contract §3.2). Fields: id, at, kind, actor_email, action, subject, subject_id; `q` looks in who, what, before, after and why. Nothing here can be changed.
         */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/audit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * One entry of the audit
         * @description As the list shows it (decision 24).
         */
        get: operations["getAuditEntry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/audit-export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The audit as a file
         * @description Every entry that fits `filter`, in which it is as in the list, newest first, as RFC 4180 says. As recorded: its head is English in every language, so that files of colleagues can be put together.
         */
        get: operations["exportAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All articles, for staff
         * @description Drafts and scheduled ones too, the newest first. In the dialect of ra-data-simple-rest. Fields: id, title, slug, status, state, published_at, date_created, date_updated, q (title, summary). Ours (decision 24).
         */
        get: operations["listSupportArticles"];
        put?: never;
        /**
         * Write an article
         * @description A draft unless it says published. Its slug is made from the title unless it has one, and is unique.
         */
        post: operations["createArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/articles/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the storefront would make of a text
         * @description The text as it would be shown, without what an article may not hold. Nothing is stored.
         */
        post: operations["previewArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/articles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * One article, for staff
         * @description Also a draft (decision 24).
         */
        get: operations["getSupportArticle"];
        /**
         * Change an article
         * @description Publishing, withdrawing and scheduling are changes of `status` and `published_at`. The slug changes while it is a draft only; readers have the address of a published one.
         */
        put: operations["updateArticle"];
        post?: never;
        /**
         * Delete a draft
         * @description A published article is withdrawn first: readers have its address.
         */
        delete: operations["deleteArticle"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/deals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The deals of the day, for staff
         * @description In the order to show them; sold ones are in the list and not on the page. In the dialect of ra-data-simple-rest. Fields: id, position, title, price, is_listed, q (title, number).
         */
        get: operations["listSupportDeals"];
        put?: never;
        /**
         * Add a deal
         * @description A product that the vehicle search shows; it comes last.
         */
        post: operations["createDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/deals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * One deal, for staff
         * @description By its product's id.
         */
        get: operations["getSupportDeal"];
        /**
         * Move a deal
         * @description To a place from 1; the others close up. A place behind the end is the last.
         */
        put: operations["updateDeal"];
        post?: never;
        /**
         * Take a deal out
         * @description The product itself stays as it is.
         */
        delete: operations["deleteDeal"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/promotions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Vehicles pinned to the shelves of the home page
         * @description Shelf by shelf, in the order to show them. What is pinned stands before the automatic choice (`getPromotions`), which fills the rest. In the dialect of ra-data-simple-rest. Fields: id, shelf, product_id, position, title, is_shown, q (title, number).
         */
        get: operations["listSupportPromotions"];
        put?: never;
        /**
         * Pin a vehicle to a shelf
         * @description Only one of which holds what the shelf promises: a price range, a body, or being a commercial vehicle. It comes last of the pinned ones; no more are pinned than the shelf shows.
         */
        post: operations["createPromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/promotions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * One pinned vehicle
         * @description For staff (decision 24).
         */
        get: operations["getSupportPromotion"];
        /**
         * Move a pinned vehicle on its shelf
         * @description To a place from 1; the others close up.
         */
        put: operations["updatePromotion"];
        post?: never;
        /**
         * Unpin a vehicle
         * @description The automatic choice takes its place.
         */
        delete: operations["deletePromotion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/vouchers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Discount codes
         * @description The newest first, those that the flash offer issued among them. In the dialect of ra-data-simple-rest. Fields: id, code, name, kind, usage, product_class, start_datetime, end_datetime, offer, issued_to, state, q (code, name, whom it was issued to). Contract 3.2.
         */
        get: operations["listSupportVouchers"];
        put?: never;
        /**
         * Make a discount code
         * @description Codes are unique, also among the supporters' promo codes: both are typed into one box (decision 9).
         */
        post: operations["createVoucher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/vouchers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * One discount code
         * @description For staff (decision 24).
         */
        get: operations["getSupportVoucher"];
        /**
         * Change a discount code
         * @description All of it until an order has used it; afterwards, and of a code that an offer issued, only the end.
         */
        put: operations["updateVoucher"];
        post?: never;
        /**
         * Delete a discount code
         * @description One that no order and no basket refers to; otherwise it is ended.
         */
        delete: operations["deleteVoucher"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/vouchers/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a discount code now
         * @description Baskets that hold it lose the discount with it. One that has not begun is changed or deleted instead; one that has ended stays as it is.
         */
        post: operations["endVoucher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/destinations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Countries and where we ship in them
         * @description Destinations in their order, then the other countries by name. In the dialect of ra-data-simple-rest. Fields: id, name, is_destination, position, q (name, code).
         */
        get: operations["listSupportDestinations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/destinations/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example KE */
                code: string;
            };
            cookie?: never;
        };
        /**
         * One country
         * @description By its ISO alpha-2 code.
         */
        get: operations["getSupportDestination"];
        /**
         * Change where we ship
         * @description Whether a country is offered, at which place among the destinations, and its ports in their order. Without a position a new destination comes last.
         */
        put: operations["updateDestination"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/ports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ports and their shipping codes
         * @description By name. In the dialect of ra-data-simple-rest. Fields: id, name, slug, q (name, slug).
         */
        get: operations["listSupportPorts"];
        put?: never;
        /**
         * Add a port
         * @description With a shipping option for each body group, whose codes begin with the slug of its first name. A country offers it once it is among that country's ports.
         */
        post: operations["createPort"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/ports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * One port
         * @description For staff (decision 24).
         */
        get: operations["getSupportPort"];
        /**
         * Rename a port
         * @description Its slug and codes stay: baskets, orders and links hold them.
         */
        put: operations["updatePort"];
        post?: never;
        /**
         * Delete a port
         * @description One that nothing refers to, with its shipping options.
         */
        delete: operations["deletePort"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/tariffs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shipping tariffs, past and to come
         * @description The latest first. In the dialect of ra-data-simple-rest. Fields: id, shipping_type, port_id, port, amount, valid_from, valid_to, state, q (port, type).
         */
        get: operations["listSupportTariffs"];
        put?: never;
        /**
         * Announce a tariff
         * @description It begins now or in the future. For one type, at one port or in general, no two are in force at the same time: what overlaps is refused with a sentence that names the other, unless `end_previous` ends the one before (decisions 8 and 24).
         */
        post: operations["createTariff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/tariffs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * One tariff
         * @description For staff (decision 24).
         */
        get: operations["getSupportTariff"];
        /**
         * Change a tariff
         * @description One to come, all of it; one in force, its end; one that is past, never: what was charged stays explicable.
         */
        put: operations["updateTariff"];
        post?: never;
        /**
         * Take back a tariff
         * @description One that has not begun.
         */
        delete: operations["deleteTariff"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/door-tariffs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Inspection and inland prices, past and to come
         * @description The latest first. In the dialect of ra-data-simple-rest. Fields: id, kind, country, place, amount, valid_from, state, set_by, set_at, q (who set it, or the place).
         */
        get: operations["listSupportDoorTariffs"];
        put?: never;
        /**
         * Set what an inspection or inland transport costs
         * @description A further record, which follows the one of its kind, country and place when it begins; an earlier one is never changed, and one without an amount ends it. Of those that begin together the last one set counts; one of the price that would hold then anyway is not set again. From then on a basket's vehicles to that country are inspected at that price, on our invoice; what was ordered keeps its price.
         */
        post: operations["setDoorTariff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/door-tariffs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * One price of an inspection or of inland transport
         * @description For staff (decision 24).
         */
        get: operations["getSupportDoorTariff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/insurance-tariffs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Insurance tariffs, past and to come
         * @description The latest first. In the dialect of ra-data-simple-rest. Fields: id, minimum, valid_from, state, set_by, set_at, q (who set it).
         */
        get: operations["listSupportInsuranceTariffs"];
        put?: never;
        /**
         * Set what insurance costs
         * @description A further record, which follows the one before when it begins; an earlier one is never changed. Of those that begin together the last one set counts; one of the terms that would hold then anyway is not set again. What was ordered keeps its price.
         */
        post: operations["setInsuranceTariff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/insurance-tariffs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * One insurance tariff
         * @description For staff (decision 24).
         */
        get: operations["getSupportInsuranceTariff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/import-exceptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a buyer order a vehicle that may not be imported
         * @description For somebody whom the rule does not mean: who moves there, or an office that may import it. The vehicle stays blocked for everybody else and in every other country. Recorded with its reason; nobody allows it to themselves.
         */
        post: operations["allowImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/import-exceptions/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a buyer order a blocked vehicle no longer
         * @description What was ordered stays. Recorded with its reason; nobody does it for themselves.
         */
        post: operations["endImportException"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/import-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Import rules in force, with their sources
         * @description Each as it stands, what was succeeded or taken back is not among them. In the dialect of ra-data-simple-rest. Fields: id, country, part, confidence, state, valid_from, valid_to, checked_on, q (words or id of the rule).
         */
        get: operations["listSupportImportRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/import-rules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * An import rule with all that it says
         * @description By its id, also that of a rule that was succeeded since: then it is the one that stands now. One that was taken back is not found.
         */
        get: operations["getSupportImportRule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/import-rules/{id}/checks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note that a rule was read again and nothing has changed
         * @description As of today. The rule follows itself with the same words; it is not asked for again for twelve months. Leaves an audit record.
         */
        post: operations["checkImportRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/import-rule-drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Drafted changes of import rules
         * @description In the dialect of ra-data-simple-rest. Fields: id, country, part, state, drafted_at, q (reason or key of the rule).
         */
        get: operations["listImportRuleDrafts"];
        put?: never;
        /**
         * Draft a change of an import rule
         * @description Nothing that anybody is told changes by it. A rule has one open draft at a time. Leaves an audit record.
         */
        post: operations["draftImportRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/import-rule-drafts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * A drafted change of an import rule
         * @description Also one that was published or dropped.
         */
        get: operations["getImportRuleDraft"];
        /**
         * Write a draft anew
         * @description By whoever wrote it, while it is open.
         */
        put: operations["editImportRuleDraft"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/import-rule-drafts/{id}/effect": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * What an open draft would change
         * @description Ten cars on sale, and the orders to that country, each as it is told today and as it would be told. A draft that is decided has none.
         */
        get: operations["getImportRuleEffect"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/import-rule-drafts/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish a draft, or drop it
         * @description Published: by somebody else than whoever wrote it. From then on the rule follows the one before; pages show it within a minute, orders keep what they were told and are judged again within the hour. Dropped: by anybody who may draft. Leaves an audit record.
         */
        post: operations["decideImportRuleDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/exchange-rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exchange rates, with those that went before
         * @description The latest day first. In the dialect of ra-data-simple-rest. Fields: id, currency, day, source, state, set_by, set_at, q (currency, source).
         */
        get: operations["listSupportExchangeRates"];
        put?: never;
        /**
         * Set an exchange rate
         * @description A further record: an earlier one is never changed. Of the same day the last one set counts.
         */
        post: operations["setExchangeRate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/exchange-rates/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set exchange rates from a CSV file
         * @description Ours: the columns currency, rate, date and source, in any order; at most 1 MB and 1,000 rows. All of its rows or none: one that is wrong is named, and nothing is set. A rate that is there already is not set again.
         */
        post: operations["importExchangeRates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/exchange-rates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * One exchange rate
         * @description For staff (decision 24).
         */
        get: operations["getSupportExchangeRate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/vendors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Applications to sell, and vendors
         * @description In the dialect of ra-data-simple-rest (contract §3.2). Accounts whose seller status is not none. Fields: id, email, seller_status, is_active, applied_at, agent_code; `q` looks for its words in names, e-mail, mobile and code. Account spec §6, decisions 4 and 24.
         */
        get: operations["listSupportVendors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/vendors/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * One application or vendor
         * @description As the list shows it (decision 24).
         */
        get: operations["getSupportVendor"];
        /**
         * Approve, refuse or suspend a vendor
         * @description pending → approved or none (refused), approved → suspended → approved. The person is told by e-mail; their live listings appear or disappear at once (decisions 4 and 20). With `may_list_export` the vendor may list vehicles for export, or may not any more.
         */
        put: operations["updateSupportVendor"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/listings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look up listings
         * @description In the dialect of ra-data-simple-rest (contract §3.2). Sorted by id or date_created. Filters: id, reference, part_number, prod_class, market (region is the same), prod_live, taken_down, seller_id, seller_email, date_created, and state, as the overview counts it: live, sold-out, hidden, draft. `q` looks for its words in title, part number and references (their beginnings when no word is found), and for the id. Totals are exact for prod_class, market, prod_live and taken_down; with any other filter they end at 1000, which means so many or more. Decision 24.
         */
        get: operations["listSupportListings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/listings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * One listing
         * @description As the list shows it (decision 24).
         */
        get: operations["getSupportListing"];
        /**
         * Take a listing down, restore it, or correct our stock
         * @description A vendor's own switch stays as it is and has no effect while a listing is taken down; the vendor is told by e-mail. What is taken down of our own stock becomes a draft. `num_in_stock` is of our own stock, and never less than what orders were promised.
         */
        put: operations["updateSupportListing"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look up accounts
         * @description In the dialect of ra-data-simple-rest (contract §3.2). Fields: id, email, name, is_active, is_staff, staff_role, seller_status, agent_code, date_joined; `q` looks for its words in names and e-mail, and for the id. Decision 24.
         */
        get: operations["listSupportUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * One account
         * @description As the list shows it (decision 24).
         */
        get: operations["getSupportUser"];
        /**
         * Deactivate an account, or activate it again
         * @description Deactivating ends every sign-in at once. Nobody deactivates themselves; who is staff is left to administrators, and the last of them stays.
         */
        put: operations["updateSupportUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/users/{id}/import-exceptions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Which blocked vehicles a buyer may order
         * @description The newest first, the latest hundred, with those that have ended.
         */
        get: operations["listImportExceptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/second-factors/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Remove a lost second factor
         * @description For somebody who has neither app nor passkey nor recovery codes any more. Ends every sign-in of theirs and tells them by mail. Nobody removes their own here, and whoever removes one has one.
         */
        put: operations["resetSecondFactor"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/staff/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Make somebody staff, or change what they may do
         * @description What each role may do is `x-staff` of every operation. Nobody changes their own role, and the last administrator stays (decision 24).
         */
        put: operations["updateStaffRole"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Make slug → [how many are on sale, address of its emblem]. */
        MakeCount: {
            [key: string]: [
                number,
                string
            ];
        };
        /** @description How many there are on all pages together. */
        PageCount: number;
        /**
         * Format: uri
         * @description The neighbouring page, null at either end. Keeps the other query parameters.
         */
        PageLink: string | null;
        /** @description ISO 4217 code. */
        Currency: string;
        /** @description Address of a picture, or the literal `No_Image_found` (use a placeholder). An address of ours ends in `-{width}.{format}`; each picture exists as 320, 640, 960 and 1600 wide, and as avif, webp and jpg, so another size is had by replacing that tail. */
        Picture: string;
        /**
         * @description An `Auction` is UNDER AUCTION and cannot be bought directly (buyer spec §4).
         * @enum {string}
         */
        ListingType: "Auction" | "FixedPrice";
        VehicleSearchResult: {
            id: number;
            title: string;
            price: number;
            /** @description The price before "Save 10%" (price ÷ 0.9, to the cent). Display only, null when the shop has switched it off. */
            struck_price: number | null;
            currency: components["schemas"]["Currency"];
            remote_image: components["schemas"]["Picture"];
            /** @description How many pictures the listing has. */
            images: number;
            make: string;
            model: string;
            year: number | null;
            /** @description Kilometres. */
            mileage: number | null;
            location: string | null;
            body_type: string | null;
            fuel_type: string | null;
            transmission: string | null;
            listing_type: components["schemas"]["ListingType"];
        };
        /**
         * @description Whether it may enter, as far as is known; `unknown` says that nobody could establish it.
         * @enum {string}
         */
        Verdict: "ok" | "warn" | "permit" | "unknown" | "block";
        /**
         * Format: date
         * @description The last day of arrival before the answer gets worse; null where it does not in the next two years.
         */
        LandBy: string | null;
        /** @description Null while nobody knows. */
        MaybeDollars: string | null;
        /** @description Decimal text with the places of its currency. */
        Amount: string;
        /** @description What it costs at the door that was asked for, in US dollars. Without duty, price or freight there is a known part and no landed price. */
        LandedCard: {
            verdict: components["schemas"]["Verdict"];
            land_by: components["schemas"]["LandBy"];
            landed_low: components["schemas"]["MaybeDollars"];
            landed_high: components["schemas"]["MaybeDollars"];
            known_low: components["schemas"]["Amount"];
            known_high: components["schemas"]["Amount"];
        };
        /** @description With what it costs at the door that was asked for, if one was. */
        VehicleAtDoor: components["schemas"]["VehicleSearchResult"] & {
            landed?: components["schemas"]["LandedCard"];
        };
        VehiclePage: {
            count: components["schemas"]["PageCount"];
            next: components["schemas"]["PageLink"];
            previous: components["schemas"]["PageLink"];
            results: components["schemas"]["VehicleAtDoor"][];
            /** @description How many more fit everything but the door, of which nobody knows whether they may enter, or what they cost there. In the order by the price at the door they are among `count`, at its end. With `may_import`, `budget` or that order. */
            not_known?: number;
        };
        /** @description Names a sentence for programs, which never compare the sentence itself. A code is never renamed. `packages/i18n/catalogues` has the sentence of each in every language, under `refusals`. */
        RefusalCode: string;
        /** @description Path of a field, `shipping_address.line1`, → the code of each of its sentences. Entries of a list share their path. */
        FieldCodes: {
            [key: string]: components["schemas"]["RefusalCode"][];
        };
        /** @description What the sentence mentions, by its name in the catalogues. */
        RefusalValues: {
            [key: string]: string | number;
        };
        /** @description Path of a field → what each of its sentences mentions. Only paths where one mentions anything. */
        FieldValues: {
            [key: string]: components["schemas"]["RefusalValues"][];
        };
        FieldTexts: string[];
        NestedFieldErrors: {
            [key: string]: components["schemas"]["FieldTexts"] | {
                [key: string]: components["schemas"]["FieldTexts"];
            };
        };
        /** @description Field name → what is wrong with it, nested where the field is an object or a list of objects. What concerns no single field is under `non_field_errors`. */
        FieldErrors: {
            codes: components["schemas"]["FieldCodes"];
            values?: components["schemas"]["FieldValues"];
        } & {
            [key: string]: components["schemas"]["FieldTexts"] | components["schemas"]["NestedFieldErrors"] | components["schemas"]["NestedFieldErrors"][];
        };
        /** @description One sentence for the reader. Body of every 4xx without a field to blame. */
        Detail: {
            detail: string;
            code: components["schemas"]["RefusalCode"];
            values?: components["schemas"]["RefusalValues"];
        };
        FacetValue: {
            /** @description As the filter takes it. */
            value: string;
            /** @description As vehicles write it. */
            label: string;
            count: number;
        };
        FacetValues: components["schemas"]["FacetValue"][];
        /** @description A price band, both ends included; without `to` it has no upper end. */
        PriceFacet: {
            from: number;
            to: number | null;
            count: number;
        };
        /**
         * @description A filter of the search; `make` takes the model with it, `others` is all of them but make and model, `all` is every one.
         * @enum {string}
         */
        VehicleFilterName: "make" | "model" | "price" | "year" | "mileage" | "fuel" | "transmission" | "body" | "steering" | "colour" | "location" | "words" | "others" | "all";
        VehicleFacets: {
            count: components["schemas"]["PageCount"];
            facets: {
                make: components["schemas"]["FacetValues"];
                model: components["schemas"]["FacetValues"];
                year: components["schemas"]["FacetValues"];
                price: components["schemas"]["PriceFacet"][];
                fuel: components["schemas"]["FacetValues"];
                transmission: components["schemas"]["FacetValues"];
                body: components["schemas"]["FacetValues"];
                steering: components["schemas"]["FacetValues"];
                colour: components["schemas"]["FacetValues"];
                location: components["schemas"]["FacetValues"];
            };
            /** @description How many vehicles there were without each of the search's filters. */
            without: {
                filter: components["schemas"]["VehicleFilterName"];
                count: number;
            }[];
        };
        VehicleText: {
            text: string;
            /** @description Null when nothing was. */
            corrected: string | null;
            /** @description Slug of the category of spares that the words ask for, if they ask for one; of the rest of the query only the make is of use there. */
            parts: string | null;
            /** @description Parameters of the vehicle search; those that the words do not ask for are missing. */
            query: {
                /** @enum {string} */
                class?: "cars" | "commercial";
                make?: string;
                model?: string;
                price__range?: string;
                year__range?: string;
                mileage__range?: string;
                fuel?: string;
                transmission?: string;
                body?: string;
                steering?: string;
                colour?: string;
                location?: string;
                search?: string;
            };
        };
        /** @enum {string} */
        ProductStructure: "standalone" | "parent" | "child";
        /**
         * @description Null only for a child product, which has its parent's.
         * @enum {string|null}
         */
        ProductClass: "cars" | "commercial" | "parts" | "other" | null;
        ProductAttribute: {
            name: string;
            code: string;
            /** @description Text, number, yes or no, or a list of texts, by attribute. */
            value: unknown;
        };
        /** @description What a basket line can be ordered with. For shipping there is one per destination code, and its `code` is also the shipping method's. */
        Option: {
            /** Format: uri */
            url: string;
            code: string;
            name: string;
            /** @enum {string} */
            type: "text";
            required: boolean;
        };
        /** @enum {string} */
        ChoiceKind: "size" | "colour";
        ProductChoice: {
            kind: components["schemas"]["ChoiceKind"];
            /** @description In the seller's order and words. */
            values: string[];
        };
        /** @description One value of each kind must be chosen; empty where there is nothing to choose. */
        ProductChoices: components["schemas"]["ProductChoice"][];
        ProductChild: {
            id: number;
            /** Format: uri */
            url: string;
            upc: string | null;
            title: string;
            structure: components["schemas"]["ProductStructure"];
            product_class: components["schemas"]["ProductClass"];
            /** Format: date-time */
            date_created: string;
            /** Format: date-time */
            date_updated: string;
            attributes: components["schemas"]["ProductAttribute"][];
            categories: string[];
            options: components["schemas"]["Option"][];
            /** Format: uri */
            price: string;
            /** Format: uri */
            availability: string;
        };
        ProductImage: {
            id: number;
            /** Format: uri */
            original: string;
            remote_image: components["schemas"]["Picture"];
            caption: string;
            /** @description 0 is the cover. */
            display_order: number;
            /** Format: date-time */
            date_created: string;
        };
        /** @description What can still be bought; null for a product that is not counted. */
        ProductStock: {
            quantity: number;
        } | null;
        /** @description The seller's telephone number, for its seller and staff; null for everybody else, who ask for it (`revealSellerPhone`). */
        SellerContact: string | null;
        ProductDetail: {
            id: number;
            /**
             * Format: uri
             * @description What add-product takes.
             */
            url: string;
            upc: string | null;
            title: string;
            subtitle_clean: string;
            /** @description Sanitised HTML. */
            description: string;
            /** @description The same as plain text. */
            description_clean: string;
            structure: components["schemas"]["ProductStructure"];
            product_class: components["schemas"]["ProductClass"];
            /** Format: date-time */
            date_created: string;
            /** Format: date-time */
            date_updated: string;
            /** @description Breadcrumbs, "Cars > Toyota > Vitz". */
            categories: string[];
            attributes: components["schemas"]["ProductAttribute"][];
            options: components["schemas"]["Option"][];
            choices: components["schemas"]["ProductChoices"];
            children: components["schemas"]["ProductChild"][];
            recommended_products: string[];
            /** @description In display order. */
            images: components["schemas"]["ProductImage"][];
            /**
             * Format: uri
             * @description Link to its Price.
             */
            price: string;
            /** Format: uri */
            availability: string;
            /** Format: uri */
            stockrecords: string;
            /**
             * Format: uri
             * @description Link to the countries we ship to.
             */
            countries: string;
            /**
             * Format: uri
             * @description Link to its VehicleSpecs.
             */
            specs: string;
            get_stock_record: components["schemas"]["ProductStock"];
            contact: components["schemas"]["SellerContact"];
            location: string | null;
            /** @description False for what is sold by contact (KES). */
            is_buyable: boolean;
        };
        /** @description Decimal text with two places, never a float. The currency stands beside it. */
        Money: string;
        Price: {
            currency: components["schemas"]["Currency"];
            excl_tax: components["schemas"]["Money"];
            incl_tax: components["schemas"]["Money"];
            tax: components["schemas"]["Money"];
        };
        Availability: {
            is_available_to_buy: boolean;
            /** @description In stock less allocated. */
            num_available?: number;
            message: string;
        };
        SellerPhone: {
            phone: string;
        };
        StockRecord: {
            id: number;
            /** Format: uri */
            url: string;
            /** @description Id of the product. */
            product: number;
            partner_sku: string;
            price_currency: components["schemas"]["Currency"];
            price: components["schemas"]["Money"];
            num_in_stock: number | null;
            /** @description Reserved by placed orders. */
            num_allocated: number | null;
            /** Format: date-time */
            date_created: string;
            /** Format: date-time */
            date_updated: string;
        };
        PriceObj: {
            incl_tax: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
        };
        VehicleSpecs: {
            body_type: string | null;
            model_year: number | null;
            engine_size: string | null;
            fuel_type: string | null;
            /** @description Kilometres. */
            mileage: number | null;
            colour: string | null;
            transmission: string | null;
            /** @description For spares, JSON text of `partNumber` and `condition`; else empty. */
            other: string | null;
        };
        ProductDocument: {
            id: number;
            /**
             * Format: uri
             * @description What add-product takes.
             */
            url: string;
            upc: string | null;
            title: string;
            subtitle_clean: string;
            /** @description Sanitised HTML. */
            description: string;
            /** @description The same as plain text. */
            description_clean: string;
            structure: components["schemas"]["ProductStructure"];
            product_class: components["schemas"]["ProductClass"];
            make: string | null;
            model: string | null;
            /**
             * @description `export` is bought online in USD, `local` is sold by contact in KES.
             * @enum {string}
             */
            market: "export" | "local";
            /** @description Id of the partner's item that this is; null for what is in our own catalogue. */
            item: string | null;
            listing_type: components["schemas"]["ListingType"];
            /** Format: date-time */
            date_created: string;
            /** Format: date-time */
            date_updated: string;
            categories: string[];
            attributes: components["schemas"]["ProductAttribute"][];
            options: components["schemas"]["Option"][];
            choices: components["schemas"]["ProductChoices"];
            children: components["schemas"]["ProductChild"][];
            recommended_products: string[];
            related: components["schemas"]["VehicleSearchResult"][];
            /** @description In display order. */
            images: components["schemas"]["ProductImage"][];
            /**
             * Format: uri
             * @description Link to its Price.
             */
            price: string;
            PriceObj: components["schemas"]["PriceObj"];
            /** @description As on the search card. */
            struck_price: number | null;
            /** Format: uri */
            availability: string;
            /** Format: uri */
            stockrecords: string;
            /**
             * Format: uri
             * @description Link to the countries we ship to.
             */
            countries: string;
            specs: components["schemas"]["VehicleSpecs"];
            get_stock_record: components["schemas"]["ProductStock"];
            contact: components["schemas"]["SellerContact"];
            location: string | null;
            /** @description False for what is sold by contact (KES). */
            is_buyable: boolean;
            /** @description Further titled parts of the description, such as an inspection report (decisions 18). */
            sections: {
                title: string;
                /** @description Plain text with line breaks. */
                text: string;
            }[];
        };
        /** @description What it was, so that its page can lead to others of its kind. */
        WithdrawnProduct: {
            detail: string;
            code: components["schemas"]["RefusalCode"];
            title: string;
            /** @enum {string} */
            class: "cars" | "commercial" | "parts" | "other";
            make: string | null;
            model: string | null;
        };
        /**
         * @description `no-data`: the vendor has not said what the spare fits.
         * @enum {string}
         */
        FitVerdict: "fits" | "does-not-fit" | "no-data";
        KenyaProduct: {
            id: number;
            title: string;
            /** @description In `currency`. */
            price: number;
            currency: components["schemas"]["Currency"];
            primary_image: components["schemas"]["Picture"];
            subtitle_clean: string;
            /**
             * @description 1 a car, 2 a spare, 3 a commercial vehicle, 4 other.
             * @enum {integer}
             */
            product_class_id: 1 | 2 | 3 | 4;
            /** @description Where it can be seen. */
            location: string | null;
            /** @description Of a spare, when `trim` and `year` were asked for; else null. */
            fit: components["schemas"]["FitVerdict"] | null;
        };
        KenyaProductPage: {
            count: components["schemas"]["PageCount"];
            next: components["schemas"]["PageLink"];
            previous: components["schemas"]["PageLink"];
            results: components["schemas"]["KenyaProduct"][];
        };
        /** @description A node of the spares tree, with as many levels below it as were asked for. */
        CategoryNode: {
            id: number;
            text: string;
            slug: string;
            /** @description 1 is the root */
            level: number;
            /** @description Listings of it and of everything below it. */
            count: number;
            has_children: boolean;
            children: components["schemas"]["CategoryNode"][];
        };
        /** @description One make slug → its models. */
        CategoryMakes: {
            [key: string]: string[];
        };
        /** @description The ISO alpha-2 code is the last segment of `url`. */
        Country: {
            /** Format: uri */
            url: string;
            /** @description The common name. */
            name: string;
            printable_name: string;
            iso_3166_1_a3: string;
            /** @description Three digits. */
            iso_3166_1_numeric: string;
            display_order: number;
            is_shipping_country: boolean;
        };
        /**
         * @description Group of body types that ship at one tariff.
         * @enum {string}
         */
        BodyGroup: "sedan" | "suv" | "other";
        PortMethod: {
            group: components["schemas"]["BodyGroup"];
            /** @description Port slug and body group. */
            code: string;
            /** Format: uri */
            option: string;
        };
        /** @description What each type of shipping costs now; 0.00 where it has to be quoted. */
        ShippingCharges: {
            RORO: components["schemas"]["Money"];
            Container: components["schemas"]["Money"];
        };
        Port: {
            name: string;
            slug: string;
            methods: components["schemas"]["PortMethod"][];
            charges: components["schemas"]["ShippingCharges"];
        };
        Destination: {
            /** Format: uri */
            country: string;
            /** @description ISO alpha-2. */
            code: string;
            name: string;
            /** @description Empty where we serve a country but have no port yet; shipping there is quoted. */
            ports: components["schemas"]["Port"][];
            /** @description Those of the first port, or the general ones where there is no port yet. */
            charges: components["schemas"]["ShippingCharges"];
            currency: components["schemas"]["Currency"];
        };
        /**
         * @description A currency that prices are also shown in.
         * @enum {string}
         */
        LocalCurrency: "KES" | "TZS" | "UGX" | "ZMW" | "MZN" | "CDF" | "RWF" | "MWK" | "BWP" | "ZAR";
        /** @description Units of the currency for one US dollar, exactly. */
        RateAmount: string;
        /** @description A day of the calendar, 2026-11-20. */
        CalendarDay: string;
        ExchangeRate: {
            currency: components["schemas"]["LocalCurrency"];
            /** @description ISO alpha-2 code of the country that pays with it. */
            country: string;
            rate: components["schemas"]["RateAmount"];
            day: components["schemas"]["CalendarDay"];
            source: string;
        };
        /**
         * @description How much of a country's rules anybody could establish.
         * @enum {string}
         */
        Known: "known" | "partial" | "unknown";
        Coverage: {
            age: components["schemas"]["Known"];
            steering: components["schemas"]["Known"];
            inspection: components["schemas"]["Known"];
            duty: components["schemas"]["Known"];
            transit: components["schemas"]["Known"];
        };
        /**
         * @description Whether its duty can be worked out.
         * @enum {string}
         */
        DutyStatus: "computable" | "needs_customs_value" | "partial" | "unknown" | "not_applicable";
        /** @description From and to, in days; null where nobody knows. */
        DaysRange: number[] | null;
        /** @description How a car gets to a place; by one port, and from there by land unless it is the port's own city. */
        ImportWay: {
            /** @description The route's, or the port's where there is no route. */
            id: string;
            route: string | null;
            /** @description UN/LOCODE. */
            port: string;
            port_name: string;
            /** @description Slug of the port in `/destinations/`; null where we ship nothing to it. */
            destination: string | null;
            shipping: ("RORO" | "CONTAINER")[];
            sailing_days: components["schemas"]["DaysRange"];
            road_days: components["schemas"]["DaysRange"];
        };
        ImportPlace: {
            city: string;
            ways: components["schemas"]["ImportWay"][];
        };
        ImportDestination: {
            country: string;
            /** @description In the language asked for. */
            name: string;
            /** @description Of the page about the country. */
            slug: string;
            currency: components["schemas"]["Currency"];
            /** @enum {string} */
            drives_on: "left" | "right";
            coastal: boolean;
            coverage: components["schemas"]["Coverage"];
            duty: components["schemas"]["DutyStatus"];
            places: components["schemas"]["ImportPlace"][];
            /** Format: date */
            checked_on: string;
        };
        RuleProvenance: {
            /** @enum {string} */
            confidence: "two_sources" | "one_source" | "general_knowledge" | "disputed";
            /** Format: date */
            valid_from: string | null;
            /** Format: date */
            valid_to: string | null;
            /** @description Title of the first source. */
            source: string | null;
            source_url: string | null;
        };
        EligibilitySentence: {
            id: string;
            kind: string;
            /** @enum {string} */
            effect: "block" | "unknown" | "permit" | "warn" | "info";
            sentence: string;
            prov: components["schemas"]["RuleProvenance"];
        };
        InspectionNeed: {
            id: string;
            /** @description Countries of loading by ISO code; empty for any other. */
            origins: string[];
            bodies: string[];
            certificate: string | null;
            /** @enum {string} */
            moment: "before_shipment" | "on_arrival" | "none" | "unknown";
            fee: {
                currency: components["schemas"]["Currency"];
                amount: components["schemas"]["Amount"];
            } | null;
            /** @description What happens without it. */
            without: string;
            prov: components["schemas"]["RuleProvenance"];
        };
        DutyRegime: {
            id: string;
            label: string | null;
            /** @description False where it is known in part only. */
            in_total: boolean;
            /** @description What duty is taken from. */
            value: string;
            taxes: string[];
            prov: components["schemas"]["RuleProvenance"];
        };
        ImportFee: {
            id: string;
            label: string;
            paid_to: string;
            currency: components["schemas"]["Currency"];
            low: string | null;
            high: string | null;
            prov: components["schemas"]["RuleProvenance"];
        };
        ImportPaper: {
            id: string;
            /** @description In the language asked for. */
            name: string;
            /** @enum {string} */
            required: "yes" | "sometimes" | "no" | "unknown";
            stage: string;
            issuer: string;
            note: string | null;
            prov: components["schemas"]["RuleProvenance"];
        };
        ImportRules: {
            country: string;
            name: string;
            slug: string;
            currency: components["schemas"]["Currency"];
            /** @enum {string} */
            drives_on: "left" | "right";
            coastal: boolean;
            authority: string;
            coverage: components["schemas"]["Coverage"];
            /** Format: date */
            checked_on: string;
            eligibility: components["schemas"]["EligibilitySentence"][];
            inspection: components["schemas"]["InspectionNeed"][];
            duty: {
                status: components["schemas"]["DutyStatus"];
                sentence: string;
                regimes: components["schemas"]["DutyRegime"][];
            };
            fees: components["schemas"]["ImportFee"][];
            documents: components["schemas"]["ImportPaper"][];
            places: components["schemas"]["ImportPlace"][];
            /** @description What nobody could establish. */
            unknowns: string[];
        };
        LandedLine: {
            /** @description The rule's; ours are `fob`, `freight`, `insurance`, `inspection`. */
            id: string;
            /** @enum {string} */
            kind: "vehicle" | "freight" | "insurance" | "inspection" | "tracking_note" | "permit" | "duty" | "port" | "clearing" | "transit" | "inland" | "registration";
            /** @description In the language asked for. */
            label: string;
            /** @description Who has it in the end. */
            paid_to: string;
            /**
             * @description Whether our invoice asks for it.
             * @enum {string}
             */
            pay: "us" | "others";
            /** @enum {string} */
            certainty: "fixed" | "by law" | "estimate" | "may apply";
            /** @description The office may take more. */
            at_least: boolean;
            currency: components["schemas"]["Currency"];
            low: components["schemas"]["Amount"];
            high: components["schemas"]["Amount"];
            usd_low: components["schemas"]["Amount"];
            usd_high: components["schemas"]["Amount"];
            rule: string | null;
            /** @description Title of the first source of the rule. */
            source: string | null;
            source_url: string | null;
            /** Format: date */
            checked_on: string | null;
        };
        /** @description Sums of the lines, in US dollars. */
        LandedTotals: {
            pay_us: components["schemas"]["Amount"];
            others_low: components["schemas"]["Amount"];
            others_high: components["schemas"]["Amount"];
            landed_low: components["schemas"]["MaybeDollars"];
            landed_high: components["schemas"]["MaybeDollars"];
            known_low: components["schemas"]["Amount"];
            known_high: components["schemas"]["Amount"];
        };
        LandedPrice: {
            country: string;
            verdict: components["schemas"]["Verdict"];
            /** @description The rule that says so. */
            by: string | null;
            /** @description The same in words, in the language asked for. */
            sentence: string;
            land_by: components["schemas"]["LandBy"];
            /** @description What holds from the day after, in the language asked for. */
            land_by_reason: string | null;
            /** @description The table of duties that applies. */
            regime: string | null;
            /** @description What duty is taken from; null where it hangs on no value, or nobody knows it. */
            customs_value: {
                currency: components["schemas"]["Currency"];
                low: components["schemas"]["Amount"];
                high: components["schemas"]["Amount"];
                /** @description The office may put a higher value of its own on the car. */
                at_least: boolean;
            } | null;
            lines: components["schemas"]["LandedLine"][];
            totals: components["schemas"]["LandedTotals"];
            /** @description What nobody knows and is in no sum, by its id; `duty` is all taxes together. */
            missing: string[];
            /** @description The same with words, in the language asked for. */
            missing_lines: {
                id: string;
                label: string;
            }[];
            /** @description When it would be shipped and land, which the rules hang on. */
            arrival: {
                /** Format: date */
                shipped: string | null;
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
            };
            /** @description Facts of the car that would make it known, or could make the verdict worse. */
            needs: string[];
            /** @description Units of the country's currency for one US dollar, where the shop has a rate. */
            exchange_rate: {
                currency: components["schemas"]["Currency"];
                rate: components["schemas"]["RateAmount"];
                day: components["schemas"]["CalendarDay"];
                source: string;
            } | null;
            /**
             * Format: date
             * @description When the country's sources were last read.
             */
            checked_on: string;
        };
        /** @enum {string} */
        TariffType: "RORO" | "Container";
        ShippingMethod: {
            code: string;
            name: string;
            /** @description In English. */
            description: string;
            /** @description Null where the charge was quoted, or nothing is shipped. */
            type: components["schemas"]["TariffType"] | null;
            /** @description Null where we have no port. */
            port: string | null;
            price: components["schemas"]["Price"];
            is_discounted: boolean;
            discount: number;
            /** @description False below 1.00, when a quote is needed. */
            is_determined: boolean;
        };
        ShippingQuoteRequested: {
            detail: string;
            is_shipping_requested: boolean;
        };
        ShippingQuoteRequest: {
            /** @description Id of the basket. */
            q: number;
            contactNumber?: string;
            userRequest?: string;
        };
        ItemSearchResult: {
            id: string;
            title: string;
            price: number;
            /** @description As on the card of a vehicle. */
            struck_price: number | null;
            currency: components["schemas"]["Currency"];
            remote_image: components["schemas"]["Picture"];
            transmission: string | null;
            fuel_type: string | null;
            /** @description `Auction` is UNDER AUCTION, everything else AVAILABLE. */
            listing_type: string;
        };
        ItemSearchMetadata: {
            pageNumber: number;
            totalEntries: number;
            entriesPerPage: number;
            totalPages: number;
        };
        ItemSearchPage: {
            results: components["schemas"]["ItemSearchResult"][];
            count: number;
            metadata: components["schemas"]["ItemSearchMetadata"];
        };
        ItemFact: {
            Name: string;
            Value: string;
        };
        ItemSpecs: {
            manufacturer: string | null;
            model: string | null;
            mileage: string | null;
            model_year: string | null;
            engine_size: string | null;
            transmission: string | null;
            fuel_type: string | null;
            Petrol: string | null;
            body_type: string | null;
            Hatchback: string | null;
            doors: string | null;
            other: components["schemas"]["ItemFact"][];
        };
        ItemDetail: {
            id: string;
            /**
             * Format: uri
             * @description Address of this item, which add-product takes.
             */
            url: string;
            title: string;
            price: number;
            currency: components["schemas"]["Currency"];
            images: components["schemas"]["Picture"][];
            /** @description Its parts are separated by " - ". */
            description_clean: string;
            specs: components["schemas"]["ItemSpecs"];
            listing_type: string;
            /** @enum {string} */
            product_class: "cars" | "other";
            quantity: number;
            condition: string;
            choices: components["schemas"]["ProductChoices"];
            /**
             * Format: date-time
             * @description When the bidding ends; null for what is no auction, or has no end yet.
             */
            ends_at: string | null;
            /** @description People who viewed this item also viewed. */
            related: components["schemas"]["ItemSearchResult"][];
        };
        SearchRecord: {
            /** @description What was searched for. */
            q?: string;
            /** @description The category searched. */
            type?: string;
        };
        Article: {
            id: number;
            slug: string;
            title: string;
            /** @description What it is about in a sentence or two, for lists and previews. Plain text. */
            summary: string;
            /** Format: date-time */
            date_created: string;
            /** @description Sanitised HTML: headings from the second level on, paragraphs, lists, tables, quotations, emphasis and links, and nothing that runs, loads or is styled. */
            content: string;
            /** @description Of the title, the summary and the content, ISO 639-1. */
            language: string;
            /** @description All that the article is written in, English first. */
            languages: string[];
        };
        PromoItem: {
            id: number;
            price: number;
            currency: components["schemas"]["Currency"];
            title: string;
            remote_image: components["schemas"]["Picture"];
        };
        TrustedCars: {
            low_range: components["schemas"]["PromoItem"][];
            mid_range: components["schemas"]["PromoItem"][];
            upper_range: components["schemas"]["PromoItem"][];
        };
        MostSearched: {
            hatch_back: components["schemas"]["PromoItem"][];
            sedan: components["schemas"]["PromoItem"][];
            suv: components["schemas"]["PromoItem"][];
        };
        PromotionalData: {
            trusted_cars: components["schemas"]["TrustedCars"];
            most_searched: components["schemas"]["MostSearched"];
            commercial_vehicles: components["schemas"]["PromoItem"][];
        };
        DealCard: {
            title: string;
            price: number;
            /** @description What the screen strikes through beside `Save: 10%`; null where that is off. */
            struck_price: number | null;
            currency: components["schemas"]["Currency"];
            image: components["schemas"]["Picture"];
            /** @description A path of the storefront, never another site. */
            client_url: string;
            year: number | null;
            /** @description Kilometres. */
            mileage: number | null;
            transmission: string | null;
            /** @description `Right` or `Left`. */
            steering: string | null;
        };
        FlashDiscountRequest: {
            /** Format: email */
            email: string;
        };
        FlashDiscount: {
            code: string;
            amount: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            min_order: components["schemas"]["Money"];
            /** Format: date-time */
            valid_until: string;
            /**
             * @description The wire's word for vehicles, cars and commercial ones, as opposed to parts.
             * @enum {string}
             */
            product_class: "cars";
        };
        WholesaleRequest: {
            userName: string;
            /** Format: email */
            userEmail: string;
            contactNumber: string;
            userRequest: string;
        };
        RequestReceived: {
            /** @description Names the request when speaking to us about it. */
            reference: string;
            detail: string;
        };
        PartsRequest: {
            userName: string;
            /** Format: email */
            userEmail: string;
            contactNumber: string;
            userRequest: string;
        };
        AssessmentRequest: {
            refNumber: string;
            userName: string;
            contactNumber: string;
            invoiceNumber1: string;
            invoiceNumber2: string;
            benchMarked: string;
        };
        AssessmentReceived: {
            /** @description Names the request when speaking to us about it. */
            reference: string;
        };
        RegisterRequest: {
            first_name: string;
            last_name: string;
            /** Format: email */
            email: string;
            /** @description Equals `email`. */
            confirm_email: string;
            /** @description Not trimmed. A rule asks for 8 characters at least, not common, not digits only. */
            password: string;
            /** @description Two-letter code, country url or common name. */
            country?: string;
        };
        Registered: {
            email: string;
            /** @description The password of the registration holds if it is given with the e-mailed link. Good for nothing else. */
            proof: string;
        };
        /** @description Answer of the activation calls (buyer spec §8). Screens decide by `code`. */
        Msg: {
            msg: string;
            code: components["schemas"]["RefusalCode"];
        };
        /** @description The proof of the registration, or the password that the account shall have. */
        Activation: {
            proof?: string;
            new_password1?: string;
            new_password2?: string;
        };
        EmailRequest: {
            /** Format: email */
            email: string;
        };
        LoginRequest: {
            /** @description The e-mail address. */
            username: string;
            /** @description Not trimmed. */
            password: string;
        };
        Token: {
            token: string;
        };
        /** @enum {string} */
        FactorMethod: "passkey" | "authenticator" | "recovery-code";
        Base64Url: string;
        /** @description How the browser reaches the authenticator. */
        Transports: string[];
        CredentialDescriptor: {
            id: components["schemas"]["Base64Url"];
            /** @enum {string} */
            type: "public-key";
            transports?: components["schemas"]["Transports"];
        };
        /** @enum {string} */
        UserVerification: "required";
        /** @description WebAuthn's PublicKeyCredentialRequestOptionsJSON. */
        PasskeyQuestion: {
            challenge: components["schemas"]["Base64Url"];
            rpId: string;
            allowCredentials: components["schemas"]["CredentialDescriptor"][];
            /** @description Milliseconds. */
            timeout: number;
            userVerification: components["schemas"]["UserVerification"];
        };
        SecondFactorChallenge: {
            detail: string;
            code: components["schemas"]["RefusalCode"];
            /** @description Goes back with the second factor. */
            challenge: string;
            /** @description What the account has, the usual one first. */
            methods: components["schemas"]["FactorMethod"][];
            /** @description What the browser asks the passkey; only where `methods` names one. */
            passkey?: components["schemas"]["PasskeyQuestion"];
        };
        SocialLoginRequest: {
            access_token: string;
        };
        /** @description The provider's refusal is under `errors`, a malformed request under its field. */
        SocialErrors: {
            errors?: {
                non_field_errors?: string;
                token?: string;
                detail?: string;
            };
            code?: components["schemas"]["RefusalCode"];
            access_token?: components["schemas"]["FieldTexts"];
        } & {
            [key: string]: unknown;
        };
        /** @description WebAuthn's AuthenticationResponseJSON; what is not named here is ignored. */
        PasskeyAssertion: {
            id: components["schemas"]["Base64Url"];
            response: {
                clientDataJSON: components["schemas"]["Base64Url"];
                authenticatorData: components["schemas"]["Base64Url"];
                signature: components["schemas"]["Base64Url"];
            } & {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description Either a code or a passkey's answer. */
        SecondFactorAnswer: {
            challenge: string;
            passkey?: components["schemas"]["PasskeyAssertion"];
            /** @description Six digits of the authenticator app, or a recovery code; blanks and dashes do not count. */
            code?: string;
        };
        /** @description Whatever the provider's script reported, 8 KB at most. Tokens in it are not kept. */
        SocialFailure: {
            [key: string]: unknown;
        };
        /** @description Tolerated and ignored; the header decides. */
        LogoutRequest: Record<string, never>;
        PasswordResetConfirm: {
            new_password1: string;
            new_password2: string;
            /** @description Equals the one of the path. */
            uid: string;
            /** @description Equals the one of the path. */
            token: string;
        };
        /** @enum {string} */
        StaffRole: "support" | "finance" | "content" | "admin";
        /** @description Which mails they get that no order, no payment and not the account's safety needs; all of them until one is switched off. */
        Notifications: {
            /** @description To a supporter, once a day at most, that commission became payable. */
            commission: boolean;
            /** @description To a vendor, that a listing of theirs was ordered. */
            listing_ordered: boolean;
            /** @description To a buyer, once a day at most, how far an order has come where they have nothing to do. */
            order_steps: boolean;
        };
        Profile: {
            first_name: string;
            last_name: string;
            email: string;
            country: string | null;
            postcode: string | null;
            /** @description E.164. */
            phone: string | null;
            /** Format: date-time */
            date_joined: string;
            /** @description The account has joined the seller programme. */
            is_seller: boolean;
            /** @description Empty, or JSON text of four booleans: intro, chapter_1, chapter_2, chapter_3. */
            agent_training: string;
            /** @enum {string} */
            seller_status: "none" | "pending" | "approved" | "suspended";
            /** @description Whether they may list vehicles for export. */
            may_list_export: boolean;
            is_staff: boolean;
            /** @description What a member of staff may do; null for everybody else. */
            staff_role: components["schemas"]["StaffRole"] | null;
            /** @description Of the mails and papers they get, ISO 639-1. */
            language: string;
            notifications: components["schemas"]["Notifications"];
        };
        /** @description What is not named stays. */
        ProfileChange: {
            first_name?: string;
            last_name?: string;
            postcode?: string | null;
            /** @description Of a mobile, E.164; null or empty: none. */
            phone?: string | null;
            /** @description ISO 639-1. */
            language?: string;
            notifications?: {
                commission?: boolean;
                listing_ordered?: boolean;
                order_steps?: boolean;
            };
        };
        /** @description The password, or the token of the mailed link. */
        PersonProof: {
            password?: string;
            token?: string;
        };
        PersonalCopy: {
            shop: string;
            /** @description The e-mail address. */
            account: string;
            /** Format: date-time */
            made_at: string;
            /**
             * @description 450000 in US dollars is 4500.00.
             * @enum {string}
             */
            amounts_in: "minor units";
            /** @description Kind of record → records, as the shop's database names them. */
            data: {
                [key: string]: {
                    [key: string]: unknown;
                }[];
            };
        };
        OwnDeletion: {
            /**
             * @description Without a password it is a link.
             * @enum {string}
             */
            confirm_by: "password" | "link";
            hindrances: components["schemas"]["Detail"][];
        };
        PasswordChange: {
            /** @description Not trimmed. */
            current_password: string;
            /** @description Not trimmed. */
            new_password1: string;
            /** @description Not trimmed. */
            new_password2: string;
        };
        AccountSession: {
            id: number;
            /**
             * @description Where it began.
             * @enum {string}
             */
            app: "shop" | "portal";
            /** @description Null when it is not recognised. */
            browser: string | null;
            /** @description Null when it is not recognised. */
            system: string | null;
            /** @description The first half of the address it began from. */
            network: string | null;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description To a few minutes.
             */
            used_at: string;
            /**
             * Format: date-time
             * @description Ends then at the latest.
             */
            expires_at: string;
            /** @description The one that asks. */
            is_current: boolean;
        };
        EndedSessions: {
            /** @description How many. */
            ended: number;
        };
        StepUpProof: {
            /** @description As at the sign-in. */
            code?: string;
            /** @description Not trimmed. */
            password?: string;
            /** @description With a passkey. */
            challenge?: string;
            passkey?: components["schemas"]["PasskeyAssertion"];
        };
        PasskeyChallenge: {
            /** @description Goes back with the passkey's answer within five minutes. */
            challenge: string;
            passkey: components["schemas"]["PasskeyQuestion"];
        };
        Passkey: {
            id: number;
            /** @description What the owner calls it. */
            name: string;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last proved who somebody is; null when it never did.
             */
            used_at: string | null;
            /** @description Whether this site can ask for it. A passkey belongs to the domain that it was made for (`PASSKEY_DOMAIN`). */
            is_here: boolean;
        };
        SecondFactor: {
            /**
             * Format: date-time
             * @description Null when there is no authenticator app.
             */
            authenticator_since: string | null;
            /** @description The latest first. */
            passkeys: components["schemas"]["Passkey"][];
            recovery_codes_left: number;
            /** @description Staff do nothing without. */
            is_required: boolean;
        };
        AuthenticatorSecret: {
            /** @description Base32, to be typed where nothing can be scanned. */
            secret: string;
            /** @description What the QR code says. */
            uri: string;
            qr: {
                /** @description Modules across, without the quiet zone. */
                size: number;
                /** @description SVG path data, one unit a module. */
                path: string;
            };
        };
        AuthenticatorCode: {
            code: string;
        };
        RecoveryCodes: {
            /** @description Told this once; empty when the account keeps those it has. */
            recovery_codes: string[];
        };
        /** @description WebAuthn's RegistrationResponseJSON; what is not named here is ignored. */
        PasskeyAttestation: {
            id: components["schemas"]["Base64Url"];
            response: {
                clientDataJSON: components["schemas"]["Base64Url"];
                attestationObject: components["schemas"]["Base64Url"];
                transports?: components["schemas"]["Transports"];
            } & {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        NewPasskey: {
            challenge: string;
            /** @description What the owner calls it. */
            name: string;
            passkey: components["schemas"]["PasskeyAttestation"];
        };
        PasskeyAdded: {
            passkey: components["schemas"]["Passkey"];
            /** @description Told this once; empty when the account keeps those it has. */
            recovery_codes: string[];
        };
        PasskeyCreation: {
            /** @description Goes back with the passkey within five minutes. */
            challenge: string;
            /** @description WebAuthn's PublicKeyCredentialCreationOptionsJSON. */
            options: {
                challenge: components["schemas"]["Base64Url"];
                rp: {
                    id: string;
                    name: string;
                };
                user: {
                    id: components["schemas"]["Base64Url"];
                    name: string;
                    displayName: string;
                };
                pubKeyCredParams: {
                    /** @enum {string} */
                    type: "public-key";
                    alg: number;
                }[];
                /** @description Milliseconds. */
                timeout: number;
                /** @enum {string} */
                attestation?: "none";
                excludeCredentials: components["schemas"]["CredentialDescriptor"][];
                authenticatorSelection?: {
                    /** @enum {string} */
                    residentKey?: "preferred";
                    requireResidentKey?: boolean;
                    userVerification?: components["schemas"]["UserVerification"];
                };
            };
        };
        HandoverRequest: {
            /**
             * @description Where it is taken to.
             * @enum {string}
             */
            audience: "portal" | "shop";
            /** @description The path to open there. */
            next: string;
        };
        Handover: {
            code: string;
            /** @description Seconds. */
            expires_in: number;
            /**
             * Format: uri
             * @description Where to go; the code is in its fragment.
             */
            url: string;
        };
        HandoverRedemption: {
            code: string;
            /**
             * @description Where it is taken to.
             * @enum {string}
             */
            audience: "portal" | "shop";
        };
        RedeemedHandover: {
            token: string;
            email: string;
            next: string;
        };
        /** @description An address of the address book. */
        SavedAddress: {
            id: number;
            title: string;
            first_name: string;
            last_name: string;
            line1: string;
            line2: string;
            line3: string;
            line4: string;
            state: string;
            postcode: string;
            /** Format: uri */
            country: string;
            /** @description A plus and digits. */
            phone_number: string;
            tel_number: string;
            notes: string;
            email: string;
            destination_port: string;
            destination_code: string;
            /** @description Names, lines, province, postcode and country. */
            search_text: string;
            /** @description Forms begin with it; one at most is. */
            is_default_for_shipping?: boolean;
        };
        /** @description An address of the address book. */
        SavedAddressInput: {
            /** @enum {string} */
            title: "Mr" | "Mrs" | "Miss" | "Ms";
            first_name: string;
            last_name: string;
            line1: string;
            line2?: string;
            line3?: string;
            line4: string;
            state: string;
            postcode?: string;
            /** @description The url of a country, absolute or path only. */
            country: string;
            /** @description Free text; the server keeps the 5 to 16 digits and answers them after a plus. */
            phone_number: string;
            /** @description As phone_number. */
            tel_number?: string;
            notes?: string;
            /** @description May be empty. */
            email?: string | "" | unknown;
            /** @description Checked against the basket. */
            destination_port?: string;
            /** @description Checked against the basket. */
            destination_code?: string;
            /** @description Makes it the one that forms begin with, instead of the former. Not sent, it stays. */
            is_default_for_shipping?: boolean;
        };
        /** @description The fields of an address that change. */
        AddressChange: {
            /** @enum {string} */
            title?: "Mr" | "Mrs" | "Miss" | "Ms";
            first_name?: string;
            last_name?: string;
            line1?: string;
            line2?: string;
            line3?: string;
            line4?: string;
            state?: string;
            postcode?: string;
            /** @description The url of a country, absolute or path only. */
            country?: string;
            /** @description Free text; the server keeps the 5 to 16 digits and answers them after a plus. */
            phone_number?: string;
            /** @description As phone_number. */
            tel_number?: string;
            notes?: string;
            /** @description May be empty. */
            email?: string | "" | unknown;
            /** @description Checked against the basket. */
            destination_port?: string;
            /** @description Checked against the basket. */
            destination_code?: string;
            /** @description Makes it the one that forms begin with, instead of the former. Not sent, it stays. */
            is_default_for_shipping?: boolean;
        };
        Voucher: {
            name: string;
            /** @description In upper case. */
            code: string;
            /**
             * @description What the box received, a discount or a supporter's promo code.
             * @enum {string}
             */
            kind: "discount" | "promo_code";
            /** Format: date-time */
            start_datetime: string;
            /**
             * Format: date-time
             * @description Null for a promo code, which has no end.
             */
            end_datetime: string | null;
        };
        VoucherDiscount: {
            name: string;
            description: string | null;
            amount: components["schemas"]["Money"];
            voucher: components["schemas"]["Voucher"];
        };
        OfferDiscount: {
            name: string;
            description: string | null;
            amount: components["schemas"]["Money"];
        };
        /**
         * @description What is paid for. The API's table of kinds has an entry for each.
         * @enum {string}
         */
        CostKind: "goods" | "discount" | "shipping" | "insurance" | "inspection";
        /** @description Part of what a buyer pays. The payable lines add up to the total. */
        CostLine: {
            kind: components["schemas"]["CostKind"];
            /** @description What is taken off is negative. */
            amount: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            /** @description Names the sentence that a screen prints. */
            label_key: string;
            /** @description What that sentence may name, as the discount's code or the shipping method. */
            label_values: {
                [key: string]: string;
            };
            /**
             * @description Who has it in the end.
             * @enum {string}
             */
            paid_to: "seller" | "shipping-line" | "insurer" | "inspection-body";
            /** @description Whether our invoice asks for it. */
            is_payable: boolean;
        };
        /** @description What the total is made of, in order of appearance. */
        CostLines: components["schemas"]["CostLine"][];
        /**
         * Format: date
         * @description The last day on which the charge counts, by UTC; null while it has no end.
         */
        QuoteEnd: string | null;
        ShippingQuote: {
            /**
             * @description Lapsed once the basket is another than the one that was quoted for, or the last day is over.
             * @enum {string}
             */
            state: "pending" | "answered" | "lapsed";
            /** Format: date-time */
            requested_at: string;
            /** Format: date-time */
            answered_at: string | null;
            /** @description Null unless it was answered and counts. */
            shipping_charge: components["schemas"]["Money"] | null;
            /** @description What support wrote beside the charge. */
            note: string;
            valid_until: components["schemas"]["QuoteEnd"];
            /** @description That day is over. */
            is_expired: boolean;
        };
        /** @description ISO code of the country that the buyer chose, also where we have no port. */
        ChosenCountry: string | null;
        /** @description The buyer's open basket. Lines come from `lines`; every sum is the server's. */
        Basket: {
            /** @description The basketID of the quote request. */
            id: number;
            /** Format: uri */
            url: string;
            /** Format: uri */
            lines: string;
            /** Format: uri */
            owner: string;
            /** @enum {string} */
            status: "Open" | "Saved" | "Frozen" | "Merged" | "Submitted";
            total_excl_tax: components["schemas"]["Money"];
            total_incl_tax: components["schemas"]["Money"];
            total_excl_tax_excl_discounts: components["schemas"]["Money"];
            total_incl_tax_excl_discounts: components["schemas"]["Money"];
            total_tax: components["schemas"]["Money"];
            /** @description Null while the basket is empty. */
            currency: string | null;
            voucher_discounts: components["schemas"]["VoucherDiscount"][];
            offer_discounts: components["schemas"]["OfferDiscount"][];
            cost_lines: components["schemas"]["CostLines"];
            /** @description False while the basket is empty. */
            is_tax_known: boolean;
            /** @description A shipping quote is pending. */
            is_shipping_requested: boolean;
            /** @description The quote that was asked for, null before that. */
            shipping_quote: components["schemas"]["ShippingQuote"] | null;
            /** @description The line attribute with the highest value; null while the basket is empty. Without an option it is a quoted charge to where we have no port. */
            shippingChargeOption: {
                value: components["schemas"]["Money"];
                /** Format: uri */
                option: string | null;
            } | null;
            destinationPort: string | null;
            /** @description The shipping method code. */
            destinationCode: string | null;
            /** @description The country that the buyer chose. */
            destinationCountry: string | null;
            destinationCountryCode: components["schemas"]["ChosenCountry"];
            /** @description The one discount applied. */
            discountCode: string | null;
            /** @description The supporter's code the order is attributed to; it takes nothing off the price. */
            promoCode: string | null;
            /** @description True when any line asks for insurance. */
            insurance_requested: boolean;
            /** @description Equals total_incl_tax. */
            total: components["schemas"]["Money"];
            /** @description total_incl_tax plus the shipping charge; what checkout expects as `total`. */
            totalCost: components["schemas"]["Money"];
        };
        /** @description Null where there was nothing to choose. */
        ChosenValues: {
            size: string | null;
            colour: string | null;
        };
        /** @description A chosen option of a line; for shipping, the charge to that destination. */
        LineAttribute: {
            /** Format: uri */
            url: string;
            /** Format: uri */
            option: string;
            /** @description Decimal text; "0" while the charge is undetermined. */
            value: string;
        };
        /** @description One product with one set of options. All prices are line totals, not unit prices. */
        BasketLine: {
            /**
             * Format: uri
             * @description Where the line is changed or removed.
             */
            url: string;
            /** Format: uri */
            product: string;
            product_id: number;
            title: string;
            primary_image: components["schemas"]["Picture"];
            quantity: number;
            /** @description The most this line may hold now. */
            max_quantity: number;
            /**
             * @description Null while it is not determined.
             * @enum {string|null}
             */
            shipping_type: "RORO" | "Container" | null;
            choices: components["schemas"]["ProductChoices"];
            choice: components["schemas"]["ChosenValues"];
            attributes: components["schemas"]["LineAttribute"][];
            price_currency: components["schemas"]["Currency"];
            price_excl_tax: components["schemas"]["Money"];
            price_incl_tax: components["schemas"]["Money"];
            price_excl_tax_excl_discounts: components["schemas"]["Money"];
            price_incl_tax_excl_discounts: components["schemas"]["Money"];
            has_discount: boolean;
            is_tax_known: boolean;
            /** @description The price changed since the line was added, or the product is gone. */
            warning: string | null;
            destination_port: string | null;
            destination_country: string | null;
            destination_country_code: components["schemas"]["ChosenCountry"];
            /** Format: uri */
            basket: string;
            /** Format: uri */
            stockrecord: string;
            /** Format: date-time */
            date_created: string;
            /** Format: date-time */
            date_updated: string;
        };
        BasketLinePage: {
            count: components["schemas"]["PageCount"];
            next: components["schemas"]["PageLink"];
            previous: components["schemas"]["PageLink"];
            results: components["schemas"]["BasketLine"][];
        };
        /** @description Stands for what is told of a vehicle to a country (verdict, rule, what is missing, until when). It is another one as soon as something else is told. */
        ImportAcceptance: string;
        BasketLandedPrice: {
            /**
             * Format: uri
             * @description The basket's line.
             */
            line: string;
            /** Format: uri */
            product: string;
            title: string;
            /** @description Whose price it is; null is the price at the port. */
            city: string | null;
            /** @description Of one such vehicle, with the basket's own freight. */
            price: components["schemas"]["LandedPrice"];
            /** @description The checkout refuses it. False where staff let this buyer order it all the same. */
            is_blocked: boolean;
            /** @description What the checkout wants back, to say that the buyer has read the sentence; null where it asks for nothing. */
            acceptance: components["schemas"]["ImportAcceptance"] | null;
        };
        BasketLandedPrices: {
            /** @description Where the basket goes, as far as is known; null where its port serves several countries and none was asked for. */
            country: string | null;
            /** @description One entry for each line with a vehicle for export; none to a country of which we know no rules. */
            results: components["schemas"]["BasketLandedPrice"][];
        };
        LineOptionRequest: {
            /** @description The option's url, absolute or path only. */
            option: string;
            /** @description The charge the buyer saw. A claim only, the server stores its own tariff. */
            value: string | number;
        };
        /** @description A value of each kind that the product offers. */
        ChoiceRequest: {
            size?: string;
            colour?: string;
        };
        AddProductRequest: {
            /** @description The url of a product or an item, absolute or path only. */
            url: string;
            quantity: number;
            /** @description The shipping option of the chosen destination. */
            options?: components["schemas"]["LineOptionRequest"][];
            /** @description ISO code of the destination country; the option's port leads there. Alone it is a country without a port of ours. */
            country?: string;
            choice?: components["schemas"]["ChoiceRequest"];
            /** @description The buyer asks for marine insurance. */
            insurance?: boolean;
        };
        /** @description Why a line is not taken (buyer spec §8). Screens decide by `code`. Of `items_awaiting_checkout` the value `why` tells more: `quote` (the basket is being quoted), `place` (it goes elsewhere, or otherwise), `currency`. Of `choice_missing` the value `kind` is what has to be chosen. */
        LineRefusal: {
            reason: string | components["schemas"]["FieldErrors"];
            /** @enum {string} */
            code: "unavailable" | "max_quantity" | "basket_limit" | "items_awaiting_checkout" | "choice_missing" | "invalid";
            values?: components["schemas"]["RefusalValues"];
        };
        ChangeLineRequest: {
            quantity: number;
            choice?: components["schemas"]["ChoiceRequest"];
        };
        AddVoucherRequest: {
            vouchercode: string;
        };
        /** @description Which of the members is present depends on the refusal, see the examples. */
        DiscountRefusal: {
            non_field_errors?: components["schemas"]["FieldTexts"];
            vouchercode?: components["schemas"]["FieldTexts"];
            reason?: string;
            /** @enum {string} */
            code?: "discount_present" | "not_qualified" | "own_promo_code";
            codes?: components["schemas"]["FieldCodes"];
            values?: components["schemas"]["FieldValues"];
        } & {
            [key: string]: unknown;
        };
        /** @description Decimal text or a number, at most two places. */
        MoneyInput: string | number;
        ShippingChargeInput: {
            /** @enum {string} */
            currency: "USD";
            incl_tax: components["schemas"]["MoneyInput"];
            excl_tax: components["schemas"]["MoneyInput"];
            tax?: components["schemas"]["MoneyInput"];
        };
        /** @description An address as it is sent; one that was answered can be sent back whole. The destination matters for the consignee only. */
        AddressInput: {
            /** @enum {string} */
            title: "Mr" | "Mrs" | "Miss" | "Ms";
            first_name: string;
            last_name: string;
            line1: string;
            line2?: string;
            line3?: string;
            line4: string;
            state: string;
            postcode?: string;
            /** @description The url of a country, absolute or path only. */
            country: string;
            /** @description Free text; the server keeps the 5 to 16 digits and answers them after a plus. */
            phone_number: string;
            /** @description As phone_number. */
            tel_number?: string;
            notes?: string;
            /** @description May be empty. */
            email?: string | "" | unknown;
            /** @description Checked against the basket. */
            destination_port?: string;
            /** @description Checked against the basket. */
            destination_code?: string;
        };
        PaymentMethodInput: {
            /** @description False when absent. */
            enabled?: boolean;
            /** @description True when absent; `amount` is ignored then. */
            pay_balance?: boolean;
            amount?: components["schemas"]["MoneyInput"];
        };
        /** @description Payment method to what is paid by it. `cash` is payment on the pro-forma invoice and leaves open by what; the others choose. */
        PaymentInput: {
            cash?: components["schemas"]["PaymentMethodInput"];
            bank?: components["schemas"]["PaymentMethodInput"];
            bitcoin?: components["schemas"]["PaymentMethodInput"];
        };
        /** @description Every sum in it is a claim which the server compares with its own. */
        CheckoutRequest: {
            /** @description The url of the caller's open basket, absolute or path only. */
            basket: string;
            /** @description The basket's totalCost. */
            total?: components["schemas"]["MoneyInput"];
            shipping_charge?: components["schemas"]["ShippingChargeInput"];
            shipping_method_code: string;
            shipping_address: components["schemas"]["AddressInput"];
            billing_address?: components["schemas"]["AddressInput"];
            payment: components["schemas"]["PaymentInput"];
            /** @description The `acceptance` of each vehicle of which a permit is needed, or nobody knows whether it may enter, and that the buyer orders all the same (listBasketLandedPrices). */
            accepted_imports?: components["schemas"]["ImportAcceptance"][];
        };
        /**
         * @description The five literal names of the wire; support moves an order along them.
         * @enum {string}
         */
        OrderStatus: "Pending" | "Payment Declined" | "Authorized" | "Shipped" | "Canceled";
        /** @description A stored address. What was not given is an empty text. */
        Address: {
            id: number;
            title: string;
            first_name: string;
            last_name: string;
            line1: string;
            line2: string;
            line3: string;
            line4: string;
            state: string;
            postcode: string;
            /** Format: uri */
            country: string;
            /** @description A plus and digits. */
            phone_number: string;
            tel_number: string;
            notes: string;
            email: string;
            destination_port: string;
            destination_code: string;
            /** @description Names, lines, province, postcode and country. */
            search_text: string;
        };
        /** @description A payable cost line that is neither goods, discount nor shipping. */
        Surcharge: {
            name: string;
            code: components["schemas"]["CostKind"];
            incl_tax: components["schemas"]["Money"];
            excl_tax: components["schemas"]["Money"];
        };
        /** @description What tells one vehicle from all others. Null for a buyer until the order is paid for, and for what has none. */
        VehicleIdentity: {
            chassis_number: string | null;
            engine_number: string | null;
            /** @description Address of its picture. */
            auction_sheet: string | null;
        } | null;
        /** @description A line as order cards and the order dialog show it. */
        LineProp: {
            image: components["schemas"]["Picture"];
            title: string;
            qty: number;
            /** @description The line's total with tax. */
            price: components["schemas"]["Money"];
            /** @description Null once the product is gone. */
            product_id: number | null;
            identity: components["schemas"]["VehicleIdentity"];
        };
        PaymentInstructions: {
            /** @description The bank details line by line. */
            bank: string[];
            bitcoin_address: string | null;
            /** @description BIP 21 link with address and label. */
            bitcoin_uri: string | null;
        };
        /**
         * @description A way to pay an order. The API has a file for each.
         * @enum {string}
         */
        PaymentMethodCode: "bank" | "bitcoin";
        /** @description Where to send the money of an order, by one of the methods. */
        PaymentOption: {
            method: components["schemas"]["PaymentMethodCode"];
            /** @description Line by line; a line without a label has an empty one. */
            details: {
                label: string;
                value: string;
            }[];
            /** @description A link that opens the payer's own program. */
            uri: string | null;
        };
        /**
         * @description How money went back to a buyer.
         * @enum {string}
         */
        RefundMethod: "bank" | "bitcoin" | "other";
        /** @description Money of one's own order that came in or went back. */
        OwnPayment: {
            /** @enum {string} */
            kind: "received" | "bank-charges" | "refunded";
            /** @description What went back is negative. */
            amount: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            method: components["schemas"]["RefundMethod"];
            reference: string;
            /** Format: date */
            received_on: string;
        };
        /** @description How the money of an order stands, in its currency; none is below 0. */
        OrderBalance: {
            /** @description What came in. */
            received: components["schemas"]["Money"];
            /** @description What banks underway kept, which the shop bears. */
            bank_charges: components["schemas"]["Money"];
            /** @description What went back. */
            refunded: components["schemas"]["Money"];
            /** @description What is still to be paid; 0.00 for an order that was given up. */
            due: components["schemas"]["Money"];
            /** @description More than the order costs, or all that came for one that was given up; it is to be sent back. */
            over: components["schemas"]["Money"];
        };
        OwnPaymentReport: {
            amount: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            /** Format: date */
            paid_on: string;
            bank: string;
            /** Format: date-time */
            reported_at: string;
            /** @description Null until staff have looked for it. */
            is_found: boolean | null;
            /** @description What staff say of it. */
            note: string | null;
            /** Format: date-time */
            answered_at: string | null;
        };
        /** @description When the order reached a status, oldest first. */
        TimelineEntry: {
            status: components["schemas"]["OrderStatus"];
            /** Format: date-time */
            at: string;
        };
        Order: {
            id: number;
            /** @description 100000 plus the number of the basket. */
            number: string;
            /** Format: uri */
            url: string;
            /** Format: uri */
            lines: string;
            /** Format: uri */
            basket: string | null;
            /** Format: uri */
            owner: string | null;
            status: components["schemas"]["OrderStatus"];
            currency: components["schemas"]["Currency"];
            /** @description Goods after discount and shipping. */
            total_incl_tax: components["schemas"]["Money"];
            total_excl_tax: components["schemas"]["Money"];
            shipping_incl_tax: components["schemas"]["Money"];
            shipping_excl_tax: components["schemas"]["Money"];
            /** @description In English. */
            shipping_method: string;
            shipping_type: components["schemas"]["TariffType"];
            shipping_code: string;
            shipping_address: components["schemas"]["Address"] | null;
            billing_address: components["schemas"]["Address"] | null;
            email: string;
            /** Format: date-time */
            date_placed: string;
            /** @description Path only, /checkout/payment-states/{id}/. */
            payment_url: string;
            offer_discounts: components["schemas"]["OfferDiscount"][];
            voucher_discounts: components["schemas"]["VoucherDiscount"][];
            surcharges: components["schemas"]["Surcharge"][];
            cost_lines: components["schemas"]["CostLines"];
            line_props: components["schemas"]["LineProp"][];
            /** @description The order number and its check digit. */
            payment_reference: string;
            /** Format: date-time */
            payment_due: string;
            payment_instructions: components["schemas"]["PaymentInstructions"];
            payment_options: components["schemas"]["PaymentOption"][];
            payments: components["schemas"]["OwnPayment"][];
            balance: components["schemas"]["OrderBalance"];
            payment_reports: components["schemas"]["OwnPaymentReport"][];
            /** @description Whether the buyer may say that they have paid. */
            may_report_payment: boolean;
            /**
             * Format: uri
             * @description The invoice as a PDF.
             */
            pro_forma: string;
            timeline: components["schemas"]["TimelineEntry"][];
            insurance_requested: boolean;
            destination_port: string | null;
            /** @description In English. */
            destination_country: string | null;
            destination_country_code: string | null;
        };
        /** @description FieldErrors of the checkout, nested as the request is. */
        CheckoutRefusal: {
            non_field_errors?: components["schemas"]["FieldTexts"];
            basket?: components["schemas"]["FieldTexts"];
            total?: components["schemas"]["FieldTexts"];
            shipping_method_code?: components["schemas"]["FieldTexts"];
            shipping_charge?: components["schemas"]["FieldTexts"] | components["schemas"]["NestedFieldErrors"];
            shipping_address?: components["schemas"]["FieldTexts"] | components["schemas"]["NestedFieldErrors"];
            billing_address?: components["schemas"]["FieldTexts"] | components["schemas"]["NestedFieldErrors"];
            payment?: components["schemas"]["FieldTexts"] | components["schemas"]["NestedFieldErrors"];
            /**
             * @description Only where a screen has a sentence of its own for the refusal.
             * @enum {string}
             */
            code?: "unavailable" | "max_quantity" | "total_changed" | "charge_undetermined" | "too_many_unpaid" | "too_many_held" | "import_blocked" | "import_not_accepted";
            codes?: components["schemas"]["FieldCodes"];
            values?: components["schemas"]["FieldValues"];
        } & {
            [key: string]: unknown;
        };
        OrderPage: {
            count: components["schemas"]["PageCount"];
            next: components["schemas"]["PageLink"];
            previous: components["schemas"]["PageLink"];
            results: components["schemas"]["Order"][];
        };
        OrderLine: {
            /** Format: uri */
            url: string;
            /** Format: uri */
            order: string;
            /** Format: uri */
            product: string | null;
            /** Format: uri */
            stockrecord: string | null;
            quantity: number;
            price_currency: components["schemas"]["Currency"];
            price_excl_tax: components["schemas"]["Money"];
            price_incl_tax: components["schemas"]["Money"];
            price_excl_tax_excl_discounts: components["schemas"]["Money"];
            price_incl_tax_excl_discounts: components["schemas"]["Money"];
            attributes: components["schemas"]["LineAttribute"][];
        };
        OrderedLandedPrice: {
            /** Format: uri */
            product: string;
            title: string;
            /** Format: date-time */
            ordered_at: string;
            ordered: components["schemas"]["LandedPrice"];
            /** @description What the buyer ticked to order it all the same; null where nothing was asked. */
            accepted: {
                /** @description As it was shown, in the language of the page. */
                sentence: string;
                /** @enum {string} */
                language: "en" | "sw" | "pt" | "fr";
                /** Format: date-time */
                at: string;
            } | null;
            /** @description Null where the same would be told today. */
            today: components["schemas"]["LandedPrice"] | null;
        };
        PaymentFieldChoice: {
            value: string;
            display_name: string;
        };
        PaymentFieldDescription: {
            /** @enum {string} */
            type: "choice" | "boolean" | "decimal" | "string";
            required: boolean;
            read_only: boolean;
            label: string;
            max_length?: number;
            max_digits?: number;
            decimal_places?: number;
            choices?: components["schemas"]["PaymentFieldChoice"][];
        };
        PaymentMethodDescription: {
            /** @enum {string} */
            type: "nested object";
            required: boolean;
            read_only: boolean;
            label: string;
            children: {
                [key: string]: components["schemas"]["PaymentFieldDescription"];
            };
        };
        /** @description Payment method code to the description of its fields. */
        PaymentMethods: {
            [key: string]: components["schemas"]["PaymentMethodDescription"];
        };
        PaymentState: {
            /** @enum {string} */
            status: "Pending" | "Declined" | "Complete" | "Deferred" | "Consumed";
            amount: components["schemas"]["Money"];
            required_action: {
                [key: string]: unknown;
            } | null;
        };
        PaymentStates: {
            order_status: components["schemas"]["OrderStatus"];
            /** @description Payment method code to its state. */
            payment_method_states: {
                [key: string]: components["schemas"]["PaymentState"];
            } | null;
        };
        /** @description What a buyer says of a payment on its way. */
        PaymentReportRequest: {
            /** @description In the order's currency, above 0 and no more than twice what the order costs. */
            amount: string;
            /**
             * Format: date
             * @description The day on which it was sent; not in the future, nor long before the order.
             */
            paid_on: string;
            /** @description From which it was sent. */
            bank: string;
        };
        /**
         * @description One of the twelve steps of an order, in their order.
         * @enum {string}
         */
        OrderStep: "placed" | "slip" | "paid" | "permit" | "inspected" | "booked" | "sailed" | "documents" | "arrived" | "transit" | "delivered" | "registered";
        FollowedStep: {
            step: components["schemas"]["OrderStep"];
            /**
             * @description `passed`: a later step was reached, and nobody said when this one was. `failed`: an inspection to be repeated.
             * @enum {string}
             */
            state: "done" | "failed" | "passed" | "not-needed" | "next" | "ahead";
            /** Format: date */
            done_on: string | null;
            /**
             * Format: date
             * @description The first day on which it is expected; null while nobody knows.
             */
            expected_from: string | null;
            /**
             * Format: date
             * @description The last one; null while nobody knows.
             */
            expected_to: string | null;
            /** @description The last day has passed. */
            is_late: boolean;
            /**
             * @description Who has to do it.
             * @enum {string}
             */
            acts: "buyer" | "shop" | "carrier" | "agent";
            /** @description What staff say of it to the buyer. */
            note: string | null;
        };
        /** @description The ship that an order goes by; null is what nobody knows yet. */
        Shipment: {
            /** @enum {unknown} */
            shipped_by: "RORO" | "CONTAINER" | null;
            vessel: string | null;
            voyage: string | null;
            /** @description Its number. */
            bill_of_lading: string | null;
            /** @description Its number. */
            container: string | null;
            loading_port: string | null;
            discharge_port: string | null;
            /**
             * Format: date
             * @description The day on which it is expected to sail.
             */
            etd: string | null;
            /**
             * Format: date
             * @description The day on which it is expected to arrive.
             */
            eta: string | null;
        };
        /** @description How far an order has come, and what comes next. */
        OrderFollowing: {
            steps: components["schemas"]["FollowedStep"][];
            /** @description Null once it is over, or was given up. */
            next: components["schemas"]["OrderStep"] | null;
            /** @description The step by which the buyer's part is named; null where the buyer only waits. */
            buyer_does: components["schemas"]["OrderStep"] | null;
            shipment: components["schemas"]["Shipment"] | null;
        };
        InvoiceCheck: {
            /**
             * @description `replaced`: another invoice of the same order counts now.
             * @enum {string}
             */
            state: "to-pay" | "paid" | "replaced" | "cancelled";
            number: string;
            /** @description The consignee's name but for its first letters. */
            buyer: string;
            amount: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            /** Format: date-time */
            issued_at: string;
            /** @description Where it is paid to, line by line; empty for one that is not to be paid. */
            account: {
                label: string;
                value: string;
            }[];
        };
        SigningCertificate: {
            /** @description Whom it names. */
            name: string;
            /** @description SHA-256 of the certificate. */
            fingerprint: string;
            /** Format: date-time */
            valid_from: string;
            /** Format: date-time */
            valid_to: string;
            /** Format: uri */
            file: string;
        };
        SigningCertificateAnswer: {
            certificate: components["schemas"]["SigningCertificate"] | null;
        };
        AccountCheck: {
            is_ours: boolean;
        };
        SupportTimelineEntry: {
            status: components["schemas"]["OrderStatus"];
            /** Format: date-time */
            at: string;
            /** @description Who did it; null is the shop by itself. */
            by: string | null;
            reason: string | null;
        };
        OrderCommission: {
            agent_id: number;
            code: string;
            name: string;
            /** @enum {string} */
            level: "direct" | "downline";
            /** @description What was earned, also when it was taken back. */
            amount: components["schemas"]["Money"];
            /** @enum {string} */
            state: "pending" | "approved" | "paid" | "reversed";
        };
        /** @description What went back to the buyer of a cancelled order that had been paid for. */
        OrderRefund: {
            amount: components["schemas"]["Money"];
            method: components["schemas"]["RefundMethod"];
            reference: string;
            /** Format: date-time */
            at: string;
            by: string;
        };
        /** @description Money that came in for an order or went back; never changed. */
        OrderPayment: {
            /**
             * @description `bank-charges` is what banks underway kept of a transfer, and the shop bears.
             * @enum {string}
             */
            kind: "received" | "bank-charges" | "refunded";
            /** @description What went back is negative. */
            amount: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            method: components["schemas"]["RefundMethod"];
            reference: string;
            /**
             * Format: date
             * @description The day on which the bank booked it, else the day of the record.
             */
            received_on: string;
            note: string | null;
            /**
             * Format: date-time
             * @description When staff recorded it.
             */
            at: string;
            by: string | null;
        };
        /** @description What a buyer said of a payment, and whether it was found. */
        PaymentReport: {
            amount: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            /** Format: date */
            paid_on: string;
            bank: string;
            /** Format: date-time */
            reported_at: string;
            /** @description Null until staff have looked for it. */
            is_found: boolean | null;
            /** @description What staff say of it. */
            note: string | null;
            /** Format: date-time */
            answered_at: string | null;
            /** @description Who of staff looked for it. */
            by: string | null;
        };
        /** @description More time to pay an order. */
        PaymentExtension: {
            /** Format: date-time */
            due_before: string;
            /** Format: date-time */
            due_after: string;
            reason: string;
            /** Format: date-time */
            at: string;
            by: string;
        };
        /** @description An order as support staff see it. */
        SupportOrder: {
            id: number;
            number: string;
            status: components["schemas"]["OrderStatus"];
            /** @description What the order may become from here; empty at the end of its life. */
            allowed_statuses: components["schemas"]["OrderStatus"][];
            user_id: number;
            user_email: string;
            user_name: string;
            currency: components["schemas"]["Currency"];
            total_incl_tax: components["schemas"]["Money"];
            shipping_incl_tax: components["schemas"]["Money"];
            shipping_code: string;
            destination_port: string | null;
            /** @description In English. */
            destination_country: string | null;
            destination_country_code: string | null;
            /** Format: date-time */
            date_placed: string;
            voucher_code: string | null;
            agent_code: string | null;
            is_agent_paid: boolean;
            commission_receipt: number | null;
            lines: components["schemas"]["LineProp"][];
            shipping_address: components["schemas"]["Address"] | null;
            payment_reference: string;
            /** Format: date-time */
            payment_due: string;
            insurance_requested: boolean;
            timeline: components["schemas"]["SupportTimelineEntry"][];
            /** Format: date-time */
            status_since: string;
            /** @description Before discount. */
            goods_incl_tax: components["schemas"]["Money"];
            /** @description What the discount takes off. */
            discount_incl_tax: components["schemas"]["Money"];
            cost_lines: components["schemas"]["CostLines"];
            /** @description In English. */
            shipping_method: string;
            shipping_type: components["schemas"]["TariffType"];
            /** @description What the order has earned supporters; empty while it was not paid for. */
            commissions: components["schemas"]["OrderCommission"][];
            refund: components["schemas"]["OrderRefund"] | null;
            /** @description What the buyer has chosen; null while that is open. */
            payment_method: components["schemas"]["PaymentMethodCode"] | null;
            payments: components["schemas"]["OrderPayment"][];
            balance: components["schemas"]["OrderBalance"];
            payment_reports: components["schemas"]["PaymentReport"][];
            payment_extension: components["schemas"]["PaymentExtension"] | null;
        };
        /** @description Under what the money of an order was found. */
        PaymentReceipt: {
            method: components["schemas"]["PaymentMethodCode"];
            reference: string;
        };
        /** @description The whole record, as react-admin sends it; `status`, `reason`, `refund` and `payment_received` are read, and from `timeline` and `total_incl_tax` that somebody else has changed the order since it was shown. The one request body, besides the social failure report, that may hold more than it names. */
        SupportOrderUpdate: {
            status: components["schemas"]["OrderStatus"];
            /** @description Kept in the audit record. */
            reason?: string;
            /** @description How the money went back, where an order that was paid for is cancelled. */
            refund?: ({
                amount: components["schemas"]["MoneyInput"];
                method: components["schemas"]["RefundMethod"];
                reference: string;
            } & {
                [key: string]: unknown;
            }) | null;
            /** @description Where an order becomes Authorized; without it, the money came as the buyer was asked to send it. */
            payment_received?: components["schemas"]["PaymentReceipt"] | null;
            /** @description As the order was shown; an older one than the order has now is refused with 409. */
            timeline?: {
                [key: string]: unknown;
            }[];
            /** @description As the order was shown; a move of an order that comes to another total by now is refused with 409. */
            total_incl_tax?: string;
        } & {
            [key: string]: unknown;
        };
        OrderInsurancePrice: {
            /** @description In the order's currency, above 0 and no more than goods and shipping come to. */
            amount: string;
        };
        /** @description Money that staff found for an order. */
        PaymentRecord: {
            /** @description What arrived, above 0 and no more than twice what the order costs. */
            amount: string;
            /** @description The order's; another is refused, because nobody knows at which rate it would count. */
            currency: string;
            /** @description What banks underway kept, where the shop bears it: at most 100.00, and no more than is missing then. */
            bank_charges?: string;
            method: components["schemas"]["PaymentMethodCode"];
            reference: string;
            /**
             * Format: date
             * @description The day on which the bank booked it; not in the future, nor long before the order.
             */
            received_on: string;
            note?: string;
        };
        PaymentReportAnswer: {
            /** @description Told to the buyer. */
            note?: string;
        };
        PaymentExtensionRequest: {
            /** @description From the deadline on. */
            days: number;
            /** @description Kept in the audit record. */
            reason: string;
        };
        /** @description What somebody has to look at in an order on its way; told once. */
        OrderAlarm: {
            id: number;
            /** @enum {string} */
            kind: "eta-after-year" | "eta-after-month" | "originals-not-sent" | "inspection-failed" | "step-late";
            /** @description What of, where one kind can stand for several things. */
            subject: string;
            /** @description What its sentence mentions, days as `2026-12-31`. */
            details: {
                [key: string]: string;
            };
            /** Format: date-time */
            raised_at: string;
            /**
             * Format: date-time
             * @description When it was over by itself.
             */
            settled_at: string | null;
            /** Format: date-time */
            acknowledged_at: string | null;
            /** @description What a member of staff says comes of it. */
            note: string | null;
            /** @description Who acknowledged it. */
            by: string | null;
        };
        /** @description The shipment as it was after a change. */
        ShipmentChange: {
            /** @enum {unknown} */
            shipped_by: "RORO" | "CONTAINER" | null;
            vessel: string | null;
            voyage: string | null;
            /** @description Its number. */
            bill_of_lading: string | null;
            /** @description Its number. */
            container: string | null;
            loading_port: string | null;
            discharge_port: string | null;
            /**
             * Format: date
             * @description The day on which it is expected to sail.
             */
            etd: string | null;
            /**
             * Format: date
             * @description The day on which it is expected to arrive.
             */
            eta: string | null;
            note: string | null;
            /** Format: date-time */
            at: string;
            by: string;
        };
        /** @description The same with its history, for staff. */
        SupportOrderFollowing: {
            steps: components["schemas"]["FollowedStep"][];
            /** @description Null once it is over, or was given up. */
            next: components["schemas"]["OrderStep"] | null;
            /** @description The step by which the buyer's part is named; null where the buyer only waits. */
            buyer_does: components["schemas"]["OrderStep"] | null;
            shipment: components["schemas"]["Shipment"] | null;
            /** @description Everything that was said of its steps, the newest first. */
            moves: {
                step: components["schemas"]["OrderStep"];
                /**
                 * Format: date
                 * @description Null took it back.
                 */
                on: string | null;
                is_failed: boolean;
                note: string | null;
                /** Format: date-time */
                at: string;
                by: string;
            }[];
            /** @description The newest first, also those that are over. */
            alarms: components["schemas"]["OrderAlarm"][];
            /** @description 0 while nothing is known of it. */
            shipment_version: number;
            /** @description The newest first. */
            shipment_changes: components["schemas"]["ShipmentChange"][];
        };
        OrderStepMoves: {
            /** @description How many `moves` were shown; what a colleague has overtaken is refused. */
            seen: number;
            moves: {
                step: components["schemas"]["OrderStep"];
                /**
                 * Format: date
                 * @description The day on which it was done; null takes it back, which wants a `note`.
                 */
                on: string | null;
                /** @description Of an inspection that the vehicle did not pass. */
                is_failed?: boolean;
                /** @description Told to the buyer. */
                note?: string;
            }[];
        };
        /** @description The whole of what is known of the ship; null or an empty text is not known. */
        ShipmentInput: {
            /** @enum {unknown} */
            shipped_by: "RORO" | "CONTAINER" | null;
            vessel: string | null;
            voyage: string | null;
            /** @description Its number. */
            bill_of_lading: string | null;
            /** @description Its number. */
            container: string | null;
            loading_port: string | null;
            discharge_port: string | null;
            /**
             * Format: date
             * @description The day on which it is expected to sail.
             */
            etd: string | null;
            /**
             * Format: date
             * @description The day on which it is expected to arrive.
             */
            eta: string | null;
            /** @description `shipment_version` as it was shown; a change that a colleague has overtaken is refused. */
            version: number;
            /** @description Why; kept in its history. */
            note?: string;
        };
        OrderAlarmNote: {
            note: string;
        };
        /** @description Work that no request waits for, and why it did not go well. */
        FailedJob: {
            id: number;
            /** @description Its name in our code. */
            job: string;
            /**
             * @description Whether it is tried again by itself, or waits for a person.
             * @enum {string}
             */
            state: "retrying" | "failed";
            /** @description How often it failed since it was put there or tried again by hand. */
            tries: number;
            /**
             * Format: date-time
             * @description When it was last tried or touched.
             */
            failed_at: string;
            /**
             * Format: date-time
             * @description Null when it is not tried again by itself.
             */
            next_try_at: string | null;
            /** @description Why the last try failed. */
            error: string;
        };
        /** @description A mail about an order. */
        SupportMail: {
            id: number;
            order_id: number;
            to: string;
            subject: string;
            text: string;
            /** Format: date-time */
            written_at: string;
            /**
             * Format: date-time
             * @description Null while it waits.
             */
            sent_at: string | null;
            attempts: number;
            /** @description Why the last attempt to send it failed. */
            last_error: string | null;
        };
        PromoCode: string;
        /**
         * @description Name of an earned position (account spec §9).
         * @enum {string}
         */
        Position: "Independent Business Owner" | "Executive Team Manager" | "Executive Team Leader" | "Senior Executive Leader";
        /**
         * @description What has become of an order's commission: `waiting` for the buyer's payment, then as the ledger says; `none` where the order ended before anything was earned.
         * @enum {string}
         */
        OrderCommissionState: "waiting" | "pending" | "approved" | "paid" | "reversed" | "none";
        UsageDetail: {
            order_number: string;
            /** Format: date-time */
            usage_date: string;
            status: components["schemas"]["OrderStatus"];
            /** @description The position the commission was earned in; before the payment the present one. */
            level: components["schemas"]["Position"];
            is_agent_paid: boolean;
            /** @description Points, which are US dollars; null until the order is paid for. */
            commission_receipt: number | null;
            commission_state: components["schemas"]["OrderCommissionState"];
        };
        RecruitOrder: {
            order_number: string;
            /** @enum {string} */
            compensation_status: "PAID" | "PENDING";
            /** Format: date-time */
            order_date: string;
            order_status: components["schemas"]["OrderStatus"];
            commission_state: components["schemas"]["OrderCommissionState"];
            /** @description The caller's own, less what was taken back; null until the order is paid for. */
            commission: components["schemas"]["Money"] | null;
            currency: components["schemas"]["Currency"];
        };
        AgentProfile: {
            code: components["schemas"]["PromoCode"];
            name: components["schemas"]["Position"];
            /** Format: date-time */
            start_datetime: string;
            /**
             * Format: uri
             * @description The home page with the code as `ref`.
             */
            link: string;
            voucher_application_instances: {
                redeemable_points: number;
                /** @description Orders that carry the code, newest first, 100 at most. */
                usage_details: components["schemas"]["UsageDetail"][];
            };
            /** @description What the training was worth, and when it became commission (decision 29). */
            training_points: {
                /** @description 100 for the whole training. */
                points: number;
                /**
                 * Format: date-time
                 * @description Null until the first own sale is approved.
                 */
                redeemed_at: string | null;
            };
            partner_recruits: {
                /** @description One object a recruit, its only key the recruit's e-mail. */
                recruits_level_1: {
                    [key: string]: components["schemas"]["RecruitOrder"][];
                }[];
            };
        };
        UpgradeRequest: {
            /** @description International, with its plus. */
            mobileNumber: string;
            /** @description Empty or absent when nobody referred. */
            referrerEmail?: string;
            /** @description Absent counts as true; false is refused. */
            agreed?: boolean;
        };
        UpgradeResponse: {
            code: components["schemas"]["PromoCode"];
        };
        /** @enum {string} */
        SellerStatus: "none" | "pending" | "approved" | "suspended";
        SellerApplication: {
            seller_status: components["schemas"]["SellerStatus"];
            /**
             * Format: date-time
             * @description When the caller asked last; null for who has not joined the programme.
             */
            applied_at: string | null;
            /** @description The last application was refused. */
            refused: boolean;
            /**
             * Format: date-time
             * @description Of the refusal or the suspension.
             */
            decided_at: string | null;
            /** @description Of the refusal or the suspension. */
            reason: string | null;
            /** @description Whether `applyToSell` would be taken. */
            may_apply: boolean;
        };
        TrainingProgress: {
            /** @description "`No Started`, or JSON text of four booleans: intro, chapter_1, chapter_2, chapter_3." */
            level: string;
            complete: boolean;
            /** @description By this call; 100 on the fourth chapter once. */
            points_awarded: number;
        };
        /** @enum {string} */
        PayoutKind: "wallet" | "bank";
        /** @description As they are shown; nobody could be paid by it. */
        PayoutDetails: {
            kind: components["schemas"]["PayoutKind"];
            /** @description The wallet's operator, or the bank. */
            provider: string;
            /** @description The last characters of the number. */
            ending: string;
            /** @description Two-letter code. */
            country: string;
            currency: components["schemas"]["Currency"];
            /**
             * Format: date-time
             * @description When they were confirmed; of waiting ones when they were given.
             */
            since: string;
        };
        /** @description Percent, decimal text. */
        Rate: string;
        NextPosition: {
            name: components["schemas"]["Position"];
            direct_rate: components["schemas"]["Rate"];
            downline_rate: components["schemas"]["Rate"];
            from: components["schemas"]["Money"];
        };
        PositionProgress: {
            name: components["schemas"]["Position"];
            direct_rate: components["schemas"]["Rate"];
            downline_rate: components["schemas"]["Rate"];
            qualified_sales: components["schemas"]["Money"];
            from: components["schemas"]["Money"];
            next: components["schemas"]["NextPosition"] | null;
        };
        CommissionMonth: {
            /** @description In UTC. */
            month: string;
            direct: components["schemas"]["Money"];
            downline: components["schemas"]["Money"];
        };
        CommissionSummary: {
            currency: components["schemas"]["Currency"];
            pending: components["schemas"]["Money"];
            /** @description Approved and not paid yet, payable or not. */
            approved: components["schemas"]["Money"];
            /** @description The approved balance once it has reached the threshold, before that nothing. */
            payable: components["schemas"]["Money"];
            paid: components["schemas"]["Money"];
            threshold: components["schemas"]["Money"];
            /**
             * Format: date
             * @description The next day on which payouts are made (`PAYOUT_DAYS`), for whoever has reached the threshold by then; later where new payout details have to rest first.
             */
            next_payout: string;
            /** @description Where payouts go; null until the caller has said. */
            payout_details: components["schemas"]["PayoutDetails"] | null;
            direct: components["schemas"]["Money"];
            downline: components["schemas"]["Money"];
            position: components["schemas"]["PositionProgress"];
            /** @description The last twelve, oldest first, those without earnings too. */
            months: components["schemas"]["CommissionMonth"][];
        };
        CommissionEntry: {
            id: number;
            /** Format: date-time */
            date: string;
            /**
             * @description What `training` adds are the points for it, a dollar each.
             * @enum {string}
             */
            kind: "earn" | "reverse" | "adjust" | "pay" | "training";
            /** @enum {string|null} */
            level: "direct" | "downline" | null;
            order_number: string | null;
            position: components["schemas"]["Position"] | null;
            rate: components["schemas"]["Rate"] | null;
            /** @description Goods after discount, without shipping. */
            base: components["schemas"]["Money"] | null;
            /** @description Signed; what reverses or pays is negative. */
            amount: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            /**
             * @description What has become of it by now.
             * @enum {string}
             */
            state: "pending" | "approved" | "reversed" | "paid";
            /**
             * Format: date-time
             * @description When a pending entry will be approved.
             */
            approves_at: string | null;
            note: string;
            /** @description Of the payment that an entry was paid by; of a payment its own. */
            payout_reference: string | null;
        };
        CommissionEntryPage: {
            count: components["schemas"]["PageCount"];
            next: components["schemas"]["PageLink"];
            previous: components["schemas"]["PageLink"];
            results: components["schemas"]["CommissionEntry"][];
        };
        OwnPayoutDetails: {
            /** @description Where payouts go; null until the first details are confirmed. */
            current: components["schemas"]["PayoutDetails"] | null;
            /**
             * Format: date-time
             * @description Before this nothing is sent to `current`, because they are new; null when they are not.
             */
            pays_from: string | null;
            /** @description Given, and not confirmed by the mailed link yet. */
            waiting: components["schemas"]["PayoutDetails"] | null;
            /**
             * Format: date-time
             * @description When the link of `waiting` ends.
             */
            waits_until: string | null;
        };
        /** @description A wallet needs `operator` and `number`; a bank account `bank`, `account_number`, and `swift` or `branch`. What belongs to the other kind is not kept. */
        PayoutDetailsInput: {
            kind: components["schemas"]["PayoutKind"];
            /** @description Whose it is, as it says there. */
            holder: string;
            /** @description Two-letter code. */
            country: string;
            /** @description ISO 4217 code it is kept in. */
            currency: string;
            /** @description Of the wallet. */
            operator?: string | null;
            /** @description Mobile, E.164. */
            number?: string | null;
            bank?: string | null;
            /** @description Name or code. */
            branch?: string | null;
            swift?: string | null;
            /** @description An IBAN is checked. */
            account_number?: string | null;
        };
        PayoutConfirmation: {
            /** @description Of the mailed link. */
            token: string;
        };
        ReferralRequest: {
            code: string;
        };
        Referral: {
            /** @description Proof of the visit; kept until the visitor signs in. */
            token: string;
            code: components["schemas"]["PromoCode"];
            /**
             * Format: date-time
             * @description 120 days after the visit.
             */
            expires_at: string;
        };
        ReferralClaim: {
            token: string;
        };
        Referrer: {
            account_id: number;
            agent_id: number | null;
            name: string;
            email: string;
        };
        SupportAgent: {
            id: number;
            account_id: number;
            email: string;
            name: string;
            code: components["schemas"]["PromoCode"];
            position: components["schemas"]["Position"];
            /** @enum {string} */
            seller_status: "none" | "pending" | "approved" | "suspended";
            mobile: string;
            /** Format: date-time */
            started_at: string;
            pending: components["schemas"]["Money"];
            approved: components["schemas"]["Money"];
            payable: components["schemas"]["Money"];
            paid: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            /** @description Whoever brought them, by account; an agent too as a rule. */
            referrer: components["schemas"]["Referrer"] | null;
            /** @description The open payout batch that holds the balance. */
            open_batch_id: number | null;
            /** @description How many adjustments wait for a second person. */
            waiting_adjustments: number;
            /** @description Where payouts go; null until the supporter has said. */
            payout_details: components["schemas"]["PayoutDetails"] | null;
            /**
             * Format: date-time
             * @description Before this no payout is made, because the details are new; null when they are not.
             */
            pays_from: string | null;
        };
        PayoutRequest: {
            /**
             * @deprecated
             * @description Not read. Whoever marks the batch as paid gives the reference of the transfer.
             */
            reference?: string;
        };
        AdjustmentRequest: {
            amount: components["schemas"]["Money"];
            reason: string;
        };
        /** @description As finance needs them to pay. What a kind does not have is null. */
        WholePayoutDetails: {
            kind: components["schemas"]["PayoutKind"];
            holder: string;
            country: string;
            currency: components["schemas"]["Currency"];
            operator: string | null;
            number: string | null;
            bank: string | null;
            branch: string | null;
            swift: string | null;
            account_number: string | null;
            /** Format: date-time */
            since: string;
            /** Format: date-time */
            pays_from: string | null;
        };
        QuoteCharge: {
            destination_code: string | null;
            destination_port: string | null;
            /** @description As it was answered; null before that. */
            shipping_charge: components["schemas"]["Money"] | null;
        };
        QuoteLine: {
            id: number;
            product_id: number;
            title: string;
            quantity: number;
            /** @description Of the whole line, before a discount. */
            price: components["schemas"]["Money"];
            destination_code: string | null;
            destination_port: string | null;
            destination_country: string | null;
            destination_country_code: components["schemas"]["ChosenCountry"];
            /** @enum {string|null} */
            shipping_type: "RORO" | "Container" | null;
            insurance_requested: boolean;
            shipping_charge: components["schemas"]["Money"];
        };
        /** @description A basket whose buyer asked what shipping costs, as support staff see it. */
        SupportQuote: {
            /** @description The basket's. */
            id: number;
            /** @description Grows with each change of the basket or of the answer. */
            version: number;
            /**
             * @description Closed is what was ordered, or the like, before anybody answered.
             * @enum {string}
             */
            state: "pending" | "answered" | "closed";
            user_id: number;
            user_email: string;
            user_name: string;
            /** @description As the buyer typed it; may be empty. */
            contact_number: string;
            /** @description The buyer's own words; may be empty. */
            user_request: string;
            /** Format: date-time */
            requested_at: string;
            /**
             * Format: date-time
             * @description 20 minutes after the request.
             */
            due_at: string;
            destination_code: string | null;
            destination_port: string | null;
            destination_country: string | null;
            destination_country_code: components["schemas"]["ChosenCountry"];
            insurance_requested: boolean;
            discount_code: string | null;
            currency: components["schemas"]["Currency"];
            /** @description All lines before a discount, without shipping. */
            goods: components["schemas"]["Money"];
            /** @description What the basket would be charged now; the highest of its lines. */
            current_charge: components["schemas"]["Money"];
            /** @description One for each destination in the basket; as a rule there is one. */
            charges: components["schemas"]["QuoteCharge"][];
            lines: components["schemas"]["QuoteLine"][];
            /** @description What the answer says beside the charge. */
            note: string;
            valid_until: components["schemas"]["QuoteEnd"];
            /** @description Its last day is over and it was not ordered; it may be answered again. */
            is_expired: boolean;
            /** Format: date-time */
            answered_at: string | null;
            /** @description Name of the member of staff. */
            answered_by: string | null;
            /** @description The buyer has changed the basket since the answer, which no longer counts. */
            is_lapsed: boolean;
            /** @description What became of it. */
            order_id: number | null;
            order_number: string | null;
        };
        /** @description The whole record, as react-admin sends it, so it may hold more than it names. Read are `version`, `note`, `valid_until`, and either `shipping_charge` for the whole basket or `charges`, one for each destination in it. */
        QuoteAnswer: {
            /** @description As the quote was shown; an older one than it has now is refused with 409. */
            version: number;
            shipping_charge?: components["schemas"]["MoneyInput"];
            charges?: ({
                destination_code: string | null;
                shipping_charge?: components["schemas"]["MoneyInput"] | null;
            } & {
                [key: string]: unknown;
            })[];
            valid_until?: components["schemas"]["QuoteEnd"];
            /** @description For the buyer, in the mail and the basket. */
            note?: string;
        } & {
            [key: string]: unknown;
        };
        Adjustment: {
            id: number;
            version: number;
            /** @enum {string} */
            state: "waiting" | "approved" | "rejected";
            agent_id: number;
            /** @description Of the supporter. */
            name: string;
            code: components["schemas"]["PromoCode"];
            amount: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            reason: string;
            /** Format: date-time */
            created_at: string;
            /** @description Name of the member of staff. */
            created_by: string;
            /** @description It waits, and the caller is the second person. */
            may_approve: boolean;
            /** @description It waits, and is not about the caller. */
            may_reject: boolean;
            /** Format: date-time */
            decided_at: string | null;
            decided_by: string | null;
            /** @description Why it was rejected. */
            rejection: string | null;
        };
        /** @description The whole record, as react-admin sends it, so it may hold more than it names; `version`, `state` and `rejection` are read. */
        AdjustmentDecision: {
            /** @description As the adjustment was shown. */
            version: number;
            /** @enum {string} */
            state: "approved" | "rejected";
            /** @description Needed for rejected. */
            rejection?: string | null;
        } & {
            [key: string]: unknown;
        };
        PayoutBatch: {
            id: number;
            version: number;
            /** @enum {string} */
            state: "open" | "paid" | "discarded";
            /** @description How many supporters. */
            line_count: number;
            total: components["schemas"]["Money"];
            /** @description What sales in it have lost by a cancellation, until it was closed; it is paid all the same and comes off later earnings. */
            taken_back: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            /** Format: date-time */
            created_at: string;
            /** @description Name of the member of staff. */
            created_by: string;
            /** @description Made by the caller, who therefore cannot mark it as paid. */
            is_own: boolean;
            /** @description It is open, and the caller neither made it nor is paid by it. */
            may_pay: boolean;
            /** Format: date-time */
            paid_at: string | null;
            paid_by: string | null;
            /** @description Of the transfer. */
            reference: string | null;
            /** Format: date-time */
            discarded_at: string | null;
            discarded_by: string | null;
            /** @description Why it was discarded. */
            reason: string | null;
        };
        /** @description Nothing is read: what is payable is the server's business. Open, because react-admin sends whatever its form holds. */
        NewPayoutBatch: {
            [key: string]: unknown;
        };
        /** @description The whole record, as react-admin sends it, so it may hold more than it names; `version`, `state`, `reference` and `reason` are read. */
        PayoutBatchClosure: {
            /** @description As the batch was shown. */
            version: number;
            /** @enum {string} */
            state: "paid" | "discarded";
            /** @description Of the transfer; needed for paid. */
            reference?: string | null;
            /** @description Needed for discarded. */
            reason?: string | null;
        } & {
            [key: string]: unknown;
        };
        PayoutLine: {
            id: number;
            batch_id: number;
            agent_id: number;
            /** @description As it was when the batch was made, like the mobile. */
            name: string;
            mobile: string;
            code: components["schemas"]["PromoCode"];
            amount: components["schemas"]["Money"];
            taken_back: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            /** @description What the transfer to this supporter should say. */
            reference: string;
            entry_count: number;
            /** @description Where it goes, as it was when the batch was made; null where nobody had said. */
            payout_details: components["schemas"]["PayoutDetails"] | null;
        };
        /**
         * @description What the buyer's side calls cars and commercial, or parts.
         * @enum {string}
         */
        ProdClass: "vehicles" | "parts";
        /**
         * @description `export` is sold online in dollars, `local` by contact in shillings.
         * @enum {string}
         */
        ListingMarket: "local" | "export";
        /** @enum {string} */
        ProdLive: "draft" | "live";
        /** @description Names, as the save payload has them, of the empty fields that a live listing needs. */
        MissingFields: string[];
        VendorProduct: {
            prod_id: number;
            prod_class: components["schemas"]["ProdClass"];
            market: components["schemas"]["ListingMarket"];
            prod_name: string;
            /** Format: date-time */
            date_created: string;
            /** Format: date-time */
            date_updated: string;
            prod_live: components["schemas"]["ProdLive"];
            /** @description In `currency`; 0 when none is given yet. */
            prod_price: number;
            currency: components["schemas"]["Currency"];
            image: components["schemas"]["Picture"];
            photos: number;
            /** @description The vendor's own, from an import. */
            reference: string | null;
            /** @description Support has taken it off the storefront. */
            taken_down: boolean;
            missing: components["schemas"]["MissingFields"];
        };
        VendorProducts: {
            data: components["schemas"]["VendorProduct"][];
            /** @description Of all the vendor's listings, whatever the filters. */
            totals: {
                vehicles: number;
                spares: number;
            };
            /** @description Listings that the filters leave. */
            count: number;
        };
        /** @description Type → make → models. */
        VehicleTypeTree: {
            [key: string]: {
                [key: string]: {
                    subj_id: number;
                    subj_name: string;
                }[];
            };
        };
        /** @description Type → parent category → category → subcategory → level 4 → level 5, each an object by name; a leaf is `{"cat_id": integer}` at any depth from the category on. */
        SparesTree: {
            [key: string]: unknown;
        };
        /**
         * @description Whose stock it is; `house` is ours and takes a member of staff. Without it the caller's.
         * @enum {string}
         */
        ListingOwner: "self" | "house";
        CreateProductRequest: {
            /** @description `subj_id` of a model or `cat_id` of a leaf. */
            subId: number;
            name: string;
            prodClass: components["schemas"]["ProdClass"];
            /**
             * @description `ke` is the Kenyan market, in shillings; `export` is sold online in dollars, for vehicles alone, and takes a vendor whom support lets list for export.
             * @enum {string}
             */
            region: "ke" | "export";
            owner?: components["schemas"]["ListingOwner"];
        };
        CreateProductResponse: {
            product_id: number;
        };
        /** @description The four specified slots. */
        GalleryImages: {
            0: string | null;
            1: string | null;
            2: string | null;
            3: string | null;
        };
        ListingPhoto: {
            /** @description Slot; 0 is the cover, 4 and above are further photos. */
            position: number;
            url: components["schemas"]["Picture"];
        };
        /** @description What the editor offers for each field; other values are kept when they are there already. */
        SpecOptions: {
            originPort: string[];
            grade: string[];
            inspection: string[];
            year: string[];
            transmission: string[];
            fuel: string[];
            bodyType: string[];
            colour: string[];
            condition: string[];
        };
        /** @description `2014-03`; null is not known. */
        Month: string | null;
        /** @description `2026-03-14`; null is not known. */
        Day: string | null;
        /** @description Whole, for the seller and for staff; the public sees the numbers without their end. */
        ExportFacts: {
            originPort: string | null;
            manufactured: components["schemas"]["Month"];
            registered: components["schemas"]["Month"];
            chassis: string | null;
            engineNumber: string | null;
            /** @description Of the auction. */
            grade: string | null;
            /** @description Address of its picture. */
            auctionSheet: string | null;
            /** @description Who inspected it. */
            inspection: string | null;
            inspectedOn: components["schemas"]["Day"];
            exportCertificate: components["schemas"]["Day"];
            registrationPaper: components["schemas"]["Day"];
            odometerCertificate: components["schemas"]["Day"];
            /** @description To choose from, as it is typed: `S, M, L`. */
            sizes: string | null;
            /** @description To choose from. */
            colours: string | null;
        };
        LectureTitle: {
            lecture_id: number;
            title: string;
        };
        Lecture: {
            lecture_id: number;
            title: string;
            content: string;
        };
        VehicleListing: {
            prod_id: number;
            /** @enum {string} */
            prod_class: "vehicles";
            /** @description Grows with each save; send it back with the next. */
            version: number;
            prod_title: string;
            prod_subtitle: string;
            prod_description: string;
            prod_contact: string;
            prod_location: string;
            /** @description In `currency`; 0 when none is given yet. */
            prod_price: number;
            market: components["schemas"]["ListingMarket"];
            currency: components["schemas"]["Currency"];
            owner: components["schemas"]["ListingOwner"];
            prod_live: components["schemas"]["ProdLive"];
            /** Format: date-time */
            date_created: string;
            /** Format: date-time */
            date_updated: string;
            /** @description Cars > Toyota > Vitz. */
            cat_full_name: string;
            cover_image: string | null;
            gallery_images: components["schemas"]["GalleryImages"];
            photos: components["schemas"]["ListingPhoto"][];
            taken_down: boolean;
            /** @description Its page on the storefront. */
            public_url: string;
            specs: {
                model: string | null;
                year: number | null;
                transmission: string | null;
                mileage: number | null;
                fuel: string | null;
                bodyType: string | null;
                engineSize: string | null;
                colour: string | null;
            };
            options: components["schemas"]["SpecOptions"];
            /** @description What a vehicle for export is known by; null for the Kenyan market. */
            export: components["schemas"]["ExportFacts"] | null;
            lecture_list: components["schemas"]["LectureTitle"][];
            /** @description The lecture that `lid` named. */
            lectures: components["schemas"]["Lecture"] | null;
            /** @description E-mail addresses of who may edit. */
            editors: string[];
        };
        /** @description A trim of the vehicle tree; `year_list` is what was built, `ids` the years a spare is saved for. */
        TrimDocument: {
            docID: number;
            make: string;
            model: string;
            variant: string;
            /** @description Body. */
            cars_type: string;
            engine: string;
            year_list: number[];
            ids?: number[];
        };
        CompatibleMake: {
            make: string;
            model: string[];
            var: string[];
            trims: components["schemas"]["TrimDocument"][];
        };
        SparesListing: {
            prod_id: number;
            /** @enum {string} */
            prod_class: "parts";
            /** @description Grows with each save; send it back with the next. */
            version: number;
            prod_title: string;
            prod_subtitle: string;
            prod_description: string;
            prod_contact: string;
            prod_location: string;
            /** @description In `currency`; 0 when none is given yet. */
            prod_price: number;
            market: components["schemas"]["ListingMarket"];
            currency: components["schemas"]["Currency"];
            owner: components["schemas"]["ListingOwner"];
            prod_live: components["schemas"]["ProdLive"];
            /** Format: date-time */
            date_created: string;
            /** Format: date-time */
            date_updated: string;
            /** @description Car parts > Braking > Brake pads. */
            cat_full_name: string;
            cover_image: string | null;
            gallery_images: components["schemas"]["GalleryImages"];
            photos: components["schemas"]["ListingPhoto"][];
            taken_down: boolean;
            /** @description Its page on the storefront. */
            public_url: string;
            specs: {
                year: number | null;
                bodyType: string | null;
                colour: string | null;
                /** @description JSON text of `{partNumber, condition}`. */
                partNumber: string;
            };
            options: components["schemas"]["SpecOptions"];
            compatible_list: components["schemas"]["CompatibleMake"][];
            /** @description E-mail addresses of who may edit. */
            editors: string[];
        };
        Listing: components["schemas"]["VehicleListing"] | components["schemas"]["SparesListing"];
        /** @description Where it is shipped from. */
        OriginPortInput: string;
        MonthInput: string;
        /** @description Letters, digits and hyphens; small letters and spaces are mended. */
        ChassisInput: string;
        EngineNumberInput: string;
        DayInput: string;
        /** @description Two to twenty values of at most 30 characters, separated by commas; empty where there is nothing to choose. */
        ChoicesInput: string;
        ListingSave: {
            cid: number;
            /** @description The one the caller's changes are based on. */
            version?: number;
            publish?: components["schemas"]["ProdLive"];
            pTitle?: string;
            subtitle?: string;
            description?: string;
            pContact?: string;
            pLocation?: string;
            /** @description In the listing's currency, in cents at the finest. */
            pPrice?: number;
            sBody?: string;
            sEngine?: string;
            sMileage?: number | null;
            sTransmission?: string;
            sFuel?: string;
            sColour?: string;
            sYear?: number | null;
            /** @description Of a spare: the number (at most 100 characters), or JSON text of `{partNumber, condition}`. */
            sPartNumber?: string;
            xOriginPort?: components["schemas"]["OriginPortInput"];
            xManufactured?: components["schemas"]["MonthInput"];
            xRegistered?: components["schemas"]["MonthInput"];
            xChassis?: components["schemas"]["ChassisInput"];
            xEngineNumber?: components["schemas"]["EngineNumberInput"];
            xGrade?: string;
            xInspection?: string;
            xInspectedOn?: components["schemas"]["DayInput"];
            xExportCertificate?: components["schemas"]["DayInput"];
            xRegistrationPaper?: components["schemas"]["DayInput"];
            xOdometerCertificate?: components["schemas"]["DayInput"];
            xSizes?: components["schemas"]["ChoicesInput"];
            xColours?: components["schemas"]["ChoicesInput"];
            /** @description The lecture that the next two are of. */
            lid?: number;
            lTitle?: string;
            lContent?: string;
        };
        ListingConflict: {
            detail: string;
            code: components["schemas"]["RefusalCode"];
            current: components["schemas"]["Listing"];
        };
        PublishRequest: {
            ids: number[];
            publish: components["schemas"]["ProdLive"];
        };
        PublishResponse: {
            results: {
                prod_id: number;
                prod_live: components["schemas"]["ProdLive"];
                missing: components["schemas"]["MissingFields"];
            }[];
        };
        CreateLectureRequest: {
            cid: number;
            title: string;
        };
        CreateLectureResponse: {
            lecture_id: number;
            cid: number;
            title: string;
            order: number;
        };
        UploadImageRequest: {
            image: string;
            /**
             * @description `auction-sheet` is of a vehicle for export, has one place, and leaves `do` unread.
             * @enum {string}
             */
            type: "gallery" | "auction-sheet";
            do: number;
            cid: number;
        };
        UploadImageResponse: {
            data: {
                url: components["schemas"]["Picture"];
                position: number;
                /** @description How many the listing has now. */
                photos: number;
            };
        };
        ArrangeImagesRequest: {
            cid: number;
            /** @description The slots that hold a photo, in the order wanted. */
            order: number[];
        };
        ListingPhotos: {
            /** @description By position. */
            photos: components["schemas"]["ListingPhoto"][];
        };
        Compatibility: {
            makes?: string[];
            models?: string[];
        };
        FitmentQuery: {
            /** @enum {string} */
            fetchProp: "prepopulate" | "variants" | "body";
            filterProps: {
                make?: string;
                models?: string[];
                variants?: string[];
                productID?: number;
            };
        };
        FitmentAnswer: {
            data: components["schemas"]["CompatibleMake"][] | string[] | components["schemas"]["TrimDocument"][];
        };
        SetFitment: {
            /** @enum {string} */
            action: "add" | "remove" | "replace";
            productID: number;
            fitment: {
                docID: number;
                /** @description Years, each one of the trim's. */
                ids: number[];
            }[];
        };
        SavedFitment: {
            compatible_list: components["schemas"]["CompatibleMake"][];
        };
        TreeChoice: {
            slug: string;
            name: string;
        };
        VehicleTree: {
            makes: components["schemas"]["TreeChoice"][];
            models: components["schemas"]["TreeChoice"][];
            /** @description Newest first. */
            years: number[];
            trims: {
                id: number;
                /** @description Variant and engine. */
                name: string;
            }[];
        };
        TreeTrim: {
            id: number;
            make: string;
            make_slug: string;
            model: string;
            model_slug: string;
            variant: string;
            /** @description Variant and engine. */
            name: string;
            body: string;
            engine: string;
            years: number[];
        };
        ProductFitment: {
            compatible_list: components["schemas"]["CompatibleMake"][];
            /** @description Null unless a vehicle was named. */
            verdict: components["schemas"]["FitVerdict"] | null;
        };
        ImportError: {
            /** @description As a spreadsheet counts: the heading is row 1. */
            row: number;
            /** @description Empty when the whole row is meant. */
            column: string;
            value: string;
            /** @description Names the sentence; null in reports that are older than the codes. */
            code: string | null;
            /** @description In the language that was asked for. */
            message: string;
        };
        Import: {
            id: number;
            prod_class: components["schemas"]["ProdClass"];
            market: components["schemas"]["ListingMarket"];
            owner: components["schemas"]["ListingOwner"];
            file_name: string;
            /** @enum {string} */
            state: "checked" | "running" | "done";
            /** Format: date-time */
            date_created: string;
            /** @description What was mended in the file, in sentences. */
            notes: string[];
            rows: number;
            invalid_rows: number;
            /** @description Right rows that make a listing. */
            new_rows: number;
            /** @description Right rows that change one; a row that says what its listing says already is in neither. */
            changed_rows: number;
            /** @description Rows dealt with so far. */
            done: number;
            created: number;
            changed: number;
            error_count: number;
            /** @description The first 500. */
            errors: components["schemas"]["ImportError"][];
        };
        Imports: {
            /** @description Without their errors. */
            results: components["schemas"]["Import"][];
        };
        StartImportRequest: {
            file: string;
            prod_class: components["schemas"]["ProdClass"];
            market?: components["schemas"]["ListingMarket"];
            owner?: components["schemas"]["ListingOwner"];
        };
        RunImportRequest: {
            /** @description Leave out the rows that have errors. */
            skip_invalid: boolean;
        };
        /** @enum {string} */
        RequestState: "new" | "answered" | "closed";
        /** @description A form as somebody filled it in, and what support has done about it. */
        SupportRequest: {
            id: number;
            version: number;
            reference: string;
            /** @enum {string} */
            kind: "wholesale" | "parts" | "assessment";
            state: components["schemas"]["RequestState"];
            name: string;
            email: string | null;
            contact_number: string;
            text: string;
            /** @description What only this kind of form asks for. */
            details: {
                name: string;
                value: string;
            }[];
            /** @description Whoever was signed in. */
            user_id: number | null;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description Twelve hours later.
             */
            due_at: string;
            /**
             * Format: date-time
             * @description When it ceased to be new.
             */
            answered_at: string | null;
            /** @description Oldest first. */
            notes: {
                /** Format: date-time */
                at: string;
                by: string;
                text: string;
            }[];
        };
        /** @description The whole record, as react-admin sends it; what is not named here is ignored. */
        SupportRequestUpdate: {
            version?: number;
            state?: components["schemas"]["RequestState"];
            note?: string;
        } & {
            [key: string]: unknown;
        };
        SupportOverview: {
            /** @description Every queue, also the empty ones. */
            waiting: {
                /** @enum {string} */
                what: "orders-to-be-paid" | "payments-to-find" | "orders-paid-in-part" | "orders-overdue" | "order-alarms" | "orders-to-be-shipped" | "orders-without-insurance" | "quotes" | "vendor-applications" | "requests" | "supporters-to-be-paid" | "mails-that-failed";
                count: number;
                /**
                 * Format: date-time
                 * @description Since when the longest of them waits.
                 */
                oldest_at: string | null;
            }[];
            /** @description The last thirty, oldest first, also those without an order. */
            days: {
                day: string;
                placed: number;
                paid: number;
                turnover: components["schemas"]["Money"];
            }[];
            currency: components["schemas"]["Currency"];
            /** @description Listings of each market by state; counted at most once a minute. */
            stock: {
                /** @enum {string} */
                market: "export" | "local";
                /**
                 * @description `sold-out` is live with nothing free; `hidden` is live, but its vendor is not approved or support has taken it down.
                 * @enum {string}
                 */
                state: "live" | "draft" | "sold-out" | "hidden";
                count: number;
            }[];
        };
        /** @description Who changed what, from what, to what, why and when; or who came in, was refused or saw personal data. */
        AuditEntry: {
            id: number;
            /** Format: date-time */
            at: string;
            /**
             * @description A change; or an access, which changed nothing.
             * @enum {string}
             */
            kind: "change" | "sign-in" | "refusal" | "read";
            actor_email: string | null;
            actor_name: string | null;
            action: string;
            subject: string;
            subject_id: string;
            /** @description An order's number, a request's reference, an e-mail; null where there is only the id, or nothing any more. */
            subject_name: string | null;
            /** @description JSON text. */
            before: string | null;
            /** @description JSON text. */
            after: string | null;
            reason: string | null;
        };
        /** @description What an article is called and says in languages other than English, by ISO 639-1 code. One of which nothing is written is left out. */
        ArticleTexts: {
            [key: string]: {
                title?: string | null;
                summary?: string | null;
                content?: string | null;
            };
        };
        /** @enum {string} */
        ArticleStatus: "draft" | "published";
        /**
         * @description `scheduled` is published with a date to come.
         * @enum {string}
         */
        ArticleState: "draft" | "scheduled" | "published";
        /** @description Grows with every write; sent back, it tells on what a change was decided. */
        Version: number;
        SupportArticle: {
            id: number;
            title: string;
            slug: string;
            summary: string;
            /** @description Sanitised HTML, as an Article has it. */
            content: string;
            texts: components["schemas"]["ArticleTexts"];
            status: components["schemas"]["ArticleStatus"];
            /** Format: date-time */
            published_at: string | null;
            state: components["schemas"]["ArticleState"];
            /** @description Of its page on the storefront. */
            path: string;
            /** Format: date-time */
            date_created: string;
            /** Format: date-time */
            date_updated: string;
            version: components["schemas"]["Version"];
        };
        ArticleCreate: {
            title: string;
            /** @description Without one it is made from the title. */
            slug?: string | null;
            summary: string;
            /** @description HTML; what an article may not hold is taken out. */
            content: string;
            texts?: components["schemas"]["ArticleTexts"];
            status?: components["schemas"]["ArticleStatus"];
            /**
             * Format: date-time
             * @description From when on it is on the storefront; null for a published one is now.
             */
            published_at?: string | null;
        };
        ArticlePreviewRequest: {
            content: string;
        };
        ArticlePreview: {
            /** @description What the storefront would show. */
            content: string;
        };
        /** @description The whole record, as react-admin sends it, so it may hold more than it names; what is named is read and the rest is ignored. What is not there stays as it is, and without a version nothing is compared. */
        ArticleUpdate: {
            title?: string;
            /** @description Without one it is made from the title. */
            slug?: string | null;
            summary?: string;
            /** @description HTML; what an article may not hold is taken out. */
            content?: string;
            texts?: components["schemas"]["ArticleTexts"];
            status?: components["schemas"]["ArticleStatus"];
            /**
             * Format: date-time
             * @description From when on it is on the storefront; null for a published one is now.
             */
            published_at?: string | null;
            version?: components["schemas"]["Version"];
        } & {
            [key: string]: unknown;
        };
        /** @description A product among the deals of the day; its id is the product's. */
        SupportDeal: {
            id: number;
            title: string;
            price: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            image: components["schemas"]["Picture"];
            /** @description From 1, the first one. */
            position: number;
            /** @description Not sold or withdrawn; what is not is not shown. */
            is_listed: boolean;
            version: components["schemas"]["Version"];
        };
        DealCreate: {
            product_id: number;
        };
        /** @description The whole record, as react-admin sends it; `position` is read, and `version` compared where it is there. */
        DealUpdate: {
            position: number;
            version?: components["schemas"]["Version"];
        } & {
            [key: string]: unknown;
        };
        /**
         * @description What home promotes vehicles on, by the names of PromotionalData.
         * @enum {string}
         */
        Shelf: "low_range" | "mid_range" | "upper_range" | "hatch_back" | "sedan" | "suv" | "commercial_vehicles";
        /** @description A vehicle pinned to a shelf, before the automatic choice. */
        SupportPromotion: {
            id: number;
            shelf: components["schemas"]["Shelf"];
            product_id: number;
            title: string;
            price: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            image: components["schemas"]["Picture"];
            /** @description From 1, the first one of its shelf. */
            position: number;
            /** @description Not sold or withdrawn, and what the shelf promises still holds of it. */
            is_shown: boolean;
            version: components["schemas"]["Version"];
        };
        PromotionCreate: {
            shelf: components["schemas"]["Shelf"];
            product_id: number;
        };
        /** @description The whole record, as react-admin sends it; `position` is read, and `version` compared where it is there. */
        PromotionUpdate: {
            position: number;
            version?: components["schemas"]["Version"];
        } & {
            [key: string]: unknown;
        };
        /** @enum {string} */
        VoucherKind: "fixed" | "percentage";
        /**
         * @description The goods it is for; `vehicles` are cars and commercial ones.
         * @enum {string}
         */
        VoucherClass: "cars" | "commercial" | "parts" | "other" | "vehicles";
        /**
         * @description One order at all, one a customer, or as many as come.
         * @enum {string}
         */
        VoucherUsage: "single" | "once-per-customer" | "unlimited";
        SupportVoucher: {
            id: number;
            code: string;
            name: string;
            kind: components["schemas"]["VoucherKind"];
            /** @description An amount, or percent. */
            benefit: string;
            currency: components["schemas"]["Currency"];
            min_goods: components["schemas"]["Money"];
            product_class: components["schemas"]["VoucherClass"] | null;
            usage: components["schemas"]["VoucherUsage"];
            /** Format: date-time */
            start_datetime: string;
            /** Format: date-time */
            end_datetime: string;
            /** @description Orders that used it and were not cancelled. */
            num_orders: number;
            /** @description The offer that issued it; null for one of staff's own. */
            offer: string | null;
            issued_to: string | null;
            /** @enum {string} */
            state: "coming" | "open" | "ended";
            /** @description It was used, or an offer issued it, so its terms stay as they are. */
            only_end_changes: boolean;
            version: components["schemas"]["Version"];
        };
        VoucherCreate: {
            /** @description Capitals make no difference. */
            code: string;
            name: string;
            kind: components["schemas"]["VoucherKind"];
            /** @description US dollars, or percent up to 100; above 0. */
            benefit: string;
            /** @description US dollars that the goods it is for must reach. */
            min_goods?: string | null;
            product_class?: components["schemas"]["VoucherClass"] | null;
            usage: components["schemas"]["VoucherUsage"];
            /** Format: date-time */
            start_datetime: string;
            /** Format: date-time */
            end_datetime: string;
        };
        /** @description The whole record, as react-admin sends it; the terms are read, and `version` compared where it is there. What is not there stays as it is. Once it was used, terms that differ are refused, except the end. */
        VoucherUpdate: {
            /** @description Capitals make no difference. */
            code?: string;
            name?: string;
            kind?: components["schemas"]["VoucherKind"];
            /** @description US dollars, or percent up to 100; above 0. */
            benefit?: string;
            /** @description US dollars that the goods it is for must reach. */
            min_goods?: string | null;
            product_class?: components["schemas"]["VoucherClass"] | null;
            usage?: components["schemas"]["VoucherUsage"];
            /** Format: date-time */
            start_datetime?: string;
            /** Format: date-time */
            end_datetime?: string;
            version?: components["schemas"]["Version"];
        } & {
            [key: string]: unknown;
        };
        VoucherEnd: {
            version: components["schemas"]["Version"];
            /** @description Kept in the audit record. */
            reason?: string;
        };
        /** @description A country; `id` is its ISO alpha-2 code. */
        SupportDestination: {
            id: string;
            name: string;
            /** @description Offered to buyers. */
            is_destination: boolean;
            /** @description Among the destinations, from 1; null for a country that is none. */
            position: number | null;
            /** @description In the order in which they are offered. */
            ports: {
                id: number;
                name: string;
            }[];
            port_ids: number[];
            version: components["schemas"]["Version"];
        };
        /** @description The whole record, as react-admin sends it; `is_destination`, `position` and `port_ids` are read, and `version` compared where it is there. What is not there stays as it is. */
        DestinationUpdate: {
            is_destination?: boolean;
            position?: number | null;
            /** @description In the order to offer them. */
            port_ids?: number[];
            version?: components["schemas"]["Version"];
        } & {
            [key: string]: unknown;
        };
        SupportPort: {
            id: number;
            name: string;
            /** @description Begins its codes, and so never changes. */
            slug: string;
            /** @description What lines and orders are shipped by; one a body group. */
            options: {
                group: components["schemas"]["BodyGroup"];
                code: string;
            }[];
            /** @description Codes of the countries that it serves. */
            countries: string[];
            /** @description A country, a tariff, a basket or an order refers to it, so it stays. */
            is_used: boolean;
            version: components["schemas"]["Version"];
        };
        PortCreate: {
            name: string;
        };
        /** @description The whole record, as react-admin sends it; `name` is read, and `version` compared where it is there. */
        PortUpdate: {
            name: string;
            version?: components["schemas"]["Version"];
        } & {
            [key: string]: unknown;
        };
        /** @description What a type of shipping costs from one moment to another. */
        SupportTariff: {
            id: number;
            shipping_type: components["schemas"]["TariffType"];
            /** @description Null is the general tariff. */
            port_id: number | null;
            port: string | null;
            amount: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            /** Format: date-time */
            valid_from: string;
            /**
             * Format: date-time
             * @description Not included; null is without end.
             */
            valid_to: string | null;
            /** @enum {string} */
            state: "coming" | "current" | "past";
            version: components["schemas"]["Version"];
        };
        TariffCreate: {
            shipping_type: components["schemas"]["TariffType"];
            /** @description Null is the general tariff. */
            port_id?: number | null;
            /** @description US dollars, at least 1. */
            amount: string;
            /**
             * Format: date-time
             * @description Null is at once.
             */
            valid_from?: string | null;
            /**
             * Format: date-time
             * @description Null is without end.
             */
            valid_to?: string | null;
            /** @description Ends the tariff that would be in force when this one begins, at that moment. Without it two that overlap are refused. */
            end_previous?: boolean;
        };
        /** @description The whole record, as react-admin sends it; the tariff's own fields are read, and `version` compared where it is there. What is not there stays as it is. Of a tariff in force only the end may differ, of a past one nothing. */
        TariffUpdate: {
            shipping_type?: components["schemas"]["TariffType"];
            /** @description Null is the general tariff. */
            port_id?: number | null;
            /** @description US dollars, at least 1. */
            amount?: string;
            /**
             * Format: date-time
             * @description Null is at once.
             */
            valid_from?: string | null;
            /**
             * Format: date-time
             * @description Null is without end.
             */
            valid_to?: string | null;
            /** @description Ends the tariff that would be in force when this one begins, at that moment. Without it two that overlap are refused. */
            end_previous?: boolean;
            version?: components["schemas"]["Version"];
        } & {
            [key: string]: unknown;
        };
        /**
         * @description `inspection` is the one before loading, which our invoice asks for where it has a price; `inland` is the way from a port to a town, which is paid to the transporter.
         * @enum {string}
         */
        DoorTariffKind: "inspection" | "inland";
        /** @description What an inspection or a way costs from one moment until the next tariff of the same begins. */
        SupportDoorTariff: {
            id: number;
            kind: components["schemas"]["DoorTariffKind"];
            /** @description Where the vehicle goes. */
            country: string;
            /** @description Of an inspection the country of loading, null for any other; of a way the route's id in the import rules. */
            place: string | null;
            /** @description For one vehicle. Null ends what was before. */
            amount: components["schemas"]["Money"] | null;
            currency: components["schemas"]["Currency"];
            /** Format: date-time */
            valid_from: string;
            /**
             * @description `past` is one that another has followed or replaced.
             * @enum {string}
             */
            state: "coming" | "current" | "past";
            set_by: string;
            /** Format: date-time */
            set_at: string;
        };
        DoorTariffCreate: {
            kind: components["schemas"]["DoorTariffKind"];
            country: string;
            /** @description Of an inspection the country of loading, null for any other; of a way the route's id in the import rules. */
            place?: string | null;
            /** @description US dollars for one vehicle. Null ends what was before. */
            amount: string | null;
            /**
             * Format: date-time
             * @description Null is at once.
             */
            valid_from?: string | null;
        };
        /** @description What marine insurance costs from one moment until the next tariff begins. */
        SupportInsuranceTariff: {
            id: number;
            /** @description Of goods and shipping; the price is rounded up to the cent. */
            percent: string;
            /** @description No insurance costs less. */
            minimum: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            /** Format: date-time */
            valid_from: string;
            /**
             * @description `past` is one that another has followed or replaced.
             * @enum {string}
             */
            state: "coming" | "current" | "past";
            /** @description Null for one that came with the shop. */
            set_by: string | null;
            /** Format: date-time */
            set_at: string;
        };
        InsuranceTariffCreate: {
            /** @description Of goods and shipping, above 0 and up to 100. */
            percent: string;
            /** @description US dollars; 0 is no minimum. */
            minimum: string;
            /**
             * Format: date-time
             * @description Null is at once.
             */
            valid_from?: string | null;
        };
        ImportExceptionInput: {
            /** @description Who may order it. */
            user_id: number;
            /** @description A vehicle for export. */
            product_id: number;
            /** @description ISO alpha-2 code of the destination; one whose rules we know. */
            country: string;
            /** @description For the audit. */
            reason: string;
        };
        ImportException: {
            /** @description Who may order it. */
            user_id: number;
            /** @description A vehicle for export. */
            product_id: number;
            /** @description ISO alpha-2 code of the destination; one whose rules we know. */
            country: string;
            /** @description For the audit. */
            reason: string;
            id: number;
            /** @description Of the vehicle; null where its listing is gone. */
            title: string | null;
            /** Format: date-time */
            allowed_at: string;
            /** @description Name. */
            allowed_by: string;
            /** Format: date-time */
            ended_at: string | null;
            /** @description Name. */
            ended_by: string | null;
            end_reason: string | null;
        };
        ImportExceptionEnd: {
            /** @description For the audit. */
            reason: string;
        };
        /** @enum {string} */
        RulePart: "eligibility" | "inspection" | "regime" | "line" | "fee" | "document" | "port" | "route";
        /** @description One rule, charge, paper or way, as staff look it up. */
        SupportImportRule: {
            id: number;
            country: string;
            part: components["schemas"]["RulePart"];
            /** @description What the country's file calls it. */
            key: string;
            /** @description In English; its key where it has none. */
            words: string;
            /**
             * Format: date
             * @description Null where nobody knows.
             */
            valid_from: string | null;
            /** Format: date */
            valid_to: string | null;
            /** @enum {string|null} */
            confidence: "two_sources" | "one_source" | "general_knowledge" | "disputed" | null;
            /** @description Titles. */
            sources: string[];
            /**
             * Format: date
             * @description When its sources were last read.
             */
            checked_on: string;
            /**
             * @description `check` was last read more than twelve months ago; `ended` ran out, and what it decided is not known since; `coming` begins later.
             * @enum {string}
             */
            state: "current" | "check" | "ended" | "coming";
        };
        /** @description The rule as the country's file holds it (`apps/api/reference/import-rules/schema.json`): of each kind another shape. Amounts and rates are decimal text. It keeps its `id`. */
        RuleContent: {
            [key: string]: unknown;
        };
        /** @description Null takes the rule back. */
        MaybeRuleContent: components["schemas"]["RuleContent"] | null;
        /** @description A rule with all that it says, and what it was before. */
        ImportRuleRecord: {
            /** @description As it was asked for. */
            id: number;
            /** @description Of the rule that stands now; drafts are about it. */
            standing_id: number;
            country: string;
            part: components["schemas"]["RulePart"];
            key: string;
            /** @description In English; its key where it has none. */
            words: string;
            /** Format: date */
            valid_from: string | null;
            /** Format: date */
            valid_to: string | null;
            /** @enum {string|null} */
            confidence: "two_sources" | "one_source" | "general_knowledge" | "disputed" | null;
            /** @description Titles. */
            sources: string[];
            /** Format: date */
            checked_on: string;
            /** @enum {string} */
            state: "current" | "check" | "ended" | "coming";
            content: components["schemas"]["RuleContent"];
            /** @description Newest first, with the one that stands. */
            history: {
                id: number;
                /** Format: date-time */
                set_at: string;
                /** Format: date */
                checked_on: string;
                content: components["schemas"]["MaybeRuleContent"];
            }[];
            /** @description The open draft about it. */
            draft_id: number | null;
            /** @description The sources of the country, which its rules name by id. */
            known_sources: {
                id: string;
                title: string;
            }[];
        };
        ImportRuleDraft: {
            id: number;
            version: number;
            /** @enum {string} */
            state: "open" | "published" | "dropped";
            /** @description The rule that it was written about. */
            rule_id: number;
            country: string;
            part: components["schemas"]["RulePart"];
            key: string;
            /** @description Of the rule that it was written about. */
            words: string;
            before: components["schemas"]["RuleContent"];
            content: components["schemas"]["MaybeRuleContent"];
            /** Format: date */
            checked_on: string;
            reason: string;
            /** @description Name. */
            drafted_by: string;
            /** Format: date-time */
            drafted_at: string;
            /** @description Name. */
            decided_by: string | null;
            /** Format: date-time */
            decided_at: string | null;
            /** @description Something else follows the rule by now. */
            is_overtaken: boolean;
            /** @description The caller wrote it and it is open; they may drop it too. */
            may_edit: boolean;
            /** @description Somebody else wrote it and it is open. */
            may_publish: boolean;
        };
        ImportRuleDraftInput: {
            /** @description The rule as it stands. */
            rule_id: number;
            content: components["schemas"]["MaybeRuleContent"];
            /**
             * Format: date
             * @description When its sources were read; today or before.
             */
            checked_on: string;
            /** @description For whoever publishes it. */
            reason: string;
        };
        ImportRuleDraftChange: {
            /** @description That was read. */
            version: number;
            content: components["schemas"]["MaybeRuleContent"];
            /**
             * Format: date
             * @description When its sources were read; today or before.
             */
            checked_on: string;
            /** @description For whoever publishes it. */
            reason: string;
        };
        /** @description What a buyer would be told. */
        ToldPrice: {
            verdict: components["schemas"]["Verdict"];
            sentence: string;
            landed_low: components["schemas"]["MaybeDollars"];
            landed_high: components["schemas"]["MaybeDollars"];
            known_low: components["schemas"]["Amount"];
            known_high: components["schemas"]["Amount"];
        };
        ImportRuleEffect: {
            /** @description Where the cars of the sample go; null is the port. */
            city: string | null;
            /** @description Vehicles for export on sale now, from the cheapest to the dearest; fewer where there are fewer. */
            cars: {
                product_id: number;
                title: string;
                before: components["schemas"]["ToldPrice"];
                after: components["schemas"]["ToldPrice"];
            }[];
            /** @description Vehicles of orders to that country that are paid for, wait for it or may be at sea. */
            orders: {
                checked: number;
                /** @description More than are worked out at a time. */
                left_out: number;
                /** @description Those of which something else would be told. */
                changed: {
                    order_id: number;
                    number: string;
                    title: string;
                    before: components["schemas"]["ToldPrice"];
                    after: components["schemas"]["ToldPrice"];
                }[];
            };
        };
        ImportRuleDraftDecision: {
            /** @description That was read. */
            version: number;
            /** @enum {string} */
            state: "published" | "dropped";
        };
        SupportExchangeRate: {
            id: number;
            currency: components["schemas"]["LocalCurrency"];
            rate: components["schemas"]["RateAmount"];
            day: components["schemas"]["CalendarDay"];
            source: string;
            /**
             * @description `outdated` is the latest of its currency and too old to be shown; `past` is one that another has followed.
             * @enum {string}
             */
            state: "current" | "outdated" | "past";
            /** @description Null for one that came with the shop. */
            set_by: string | null;
            /** Format: date-time */
            set_at: string;
        };
        ExchangeRateCreate: {
            currency: components["schemas"]["LocalCurrency"];
            /** @description Above 0. */
            rate: string;
            day: components["schemas"]["CalendarDay"];
            /** @description Who gives this rate. */
            source: string;
        };
        ExchangeRatesImport: {
            file: string;
        };
        ImportedExchangeRates: {
            /** @description Rates that are new. */
            set: number;
            /** @description Rates that were there already. */
            known: number;
        };
        /** @description What staff did to a record, without what the reader has no use for. */
        Decision: {
            /** Format: date-time */
            at: string;
            by: string;
            action: string;
            from: string | null;
            to: string | null;
            reason: string | null;
        };
        /** @description The latest decisions, newest first. */
        History: components["schemas"]["Decision"][];
        /** @description An application to sell, and what has become of it. */
        SupportVendor: {
            /** @description Of the account. */
            id: number;
            /** @description Of the account. */
            version: number;
            email: string;
            first_name: string;
            last_name: string;
            /** @description Its name. */
            country: string | null;
            mobile: string | null;
            /** @description The code that joining the programme gave. */
            agent_code: string | null;
            referrer_email: string | null;
            referrer_name: string | null;
            /** Format: date-time */
            applied_at: string | null;
            /** @description Whether the person can sign in. */
            is_active: boolean;
            seller_status: components["schemas"]["SellerStatus"];
            /** @description Whether they may list vehicles for export; it counts while they are approved. */
            may_list_export: boolean;
            /** @description What support may make of it now; none refuses the application. */
            allowed_statuses: components["schemas"]["SellerStatus"][];
            num_listings: number;
            /** @description Of them not drafts. */
            num_live: number;
            history: components["schemas"]["History"];
        };
        /** @description The whole record, as react-admin sends it; what is not named here is ignored. */
        SupportVendorUpdate: {
            version?: number;
            seller_status: components["schemas"]["SellerStatus"];
            may_list_export?: boolean;
            /** @description Required to refuse and to suspend; the person reads it. */
            reason?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A product of either market, whoever sells it. */
        SupportListing: {
            id: number;
            version: number;
            /** @enum {string} */
            prod_class: "cars" | "commercial" | "parts" | "other";
            /** @enum {string} */
            market: "export" | "local";
            title: string;
            subtitle: string;
            reference: string;
            vendor_reference: string | null;
            part_number: string | null;
            /** @description Null is our own stock. */
            seller_id: number | null;
            seller_email: string | null;
            seller_name: string | null;
            /** @enum {string|null} */
            seller_status: "none" | "pending" | "approved" | "suspended" | null;
            /** @enum {string} */
            prod_live: "draft" | "live";
            taken_down: boolean;
            /** @description Whether the public sees it (decision 20). */
            is_visible: boolean;
            price: components["schemas"]["Money"];
            currency: string;
            num_in_stock: number;
            /** @description In stock and promised to nobody. */
            num_available: number;
            location: string | null;
            contact: string | null;
            /** @description How often the number was asked for. */
            phone_reveals: number;
            cover_image: components["schemas"]["Picture"];
            photos: components["schemas"]["Picture"][];
            /** Format: date-time */
            date_created: string;
            /** Format: date-time */
            date_updated: string;
            /**
             * Format: uri
             * @description Its page on the storefront.
             */
            public_url: string;
            history: components["schemas"]["History"];
        };
        /** @description The whole record, as react-admin sends it; what is not named here is ignored. */
        SupportListingUpdate: {
            version?: number;
            taken_down?: boolean;
            /** @description Of our own stock only. */
            num_in_stock?: number;
            /** @description Required for every change; a vendor reads why theirs was taken down. */
            reason?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description An account. Nothing in it proves who somebody is. */
        SupportUser: {
            id: number;
            version: number;
            email: string;
            first_name: string;
            last_name: string;
            /** @description Its name. */
            country: string | null;
            /** Format: date-time */
            date_joined: string;
            is_active: boolean;
            is_staff: boolean;
            /** @enum {string|null} */
            staff_role: "support" | "finance" | "content" | "admin" | null;
            seller_status: components["schemas"]["SellerStatus"];
            has_second_factor: boolean;
            agent_id: number | null;
            agent_code: string | null;
            orders_count: number;
            /** @description Where the account is signed in at present; the latest ten. */
            sign_ins: {
                /** Format: date-time */
                since: string;
                /**
                 * Format: date-time
                 * @description To the hour.
                 */
                used_at: string;
            }[];
            /**
             * Format: date-time
             * @description By the person. What is left has neither a name nor a way back.
             */
            deleted_at: string | null;
            history: components["schemas"]["History"];
        };
        /** @description The whole record, as react-admin sends it; what is not named here is ignored. */
        SupportUserUpdate: {
            version?: number;
            is_active: boolean;
            reason?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description The whole record, as react-admin sends it; what is not named here is ignored. */
        SecondFactorReset: {
            version?: number;
            /**
             * @description Only its owner adds one.
             * @enum {boolean}
             */
            has_second_factor: false;
            reason?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description The whole record, as react-admin sends it; what is not named here is ignored. */
        StaffUpdate: {
            version?: number;
            /**
             * @description Null takes every permission of staff away.
             * @enum {string|null}
             */
            staff_role: "support" | "finance" | "content" | "admin" | null;
            reason?: string;
        } & {
            [key: string]: unknown;
        };
    };
    responses: {
        /** @description Page 0, not a number, or beyond the end. An empty first page is an ordinary answer. */
        InvalidPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "Invalid page.",
                 *       "code": "invalid_page"
                 *     }
                 */
                "application/json": components["schemas"]["Detail"];
            };
        };
        /** @description Everybody together asks for more than there is room for; nothing was done. */
        Busy: {
            headers: {
                /**
                 * @description Seconds to wait.
                 * @example 5
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "We are very busy right now. Please try again in 5 seconds.",
                 *       "code": "busy",
                 *       "values": {
                 *         "seconds": 5
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Detail"];
            };
        };
        /** @description The request breaks the contract; nothing was done. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "email": [
                 *         "This field is required."
                 *       ],
                 *       "codes": {
                 *         "email": [
                 *           "required"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["FieldErrors"];
            };
        };
        /** @description There is no such thing, or it belongs to somebody else. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "Not found.",
                 *       "code": "not_found"
                 *     }
                 */
                "application/json": components["schemas"]["Detail"];
            };
        };
        /** @description Over the limit of `x-rate-limit`, or of what one account may order in an hour, or too many calls of `x-queued` that wait already. */
        TooManyRequests: {
            headers: {
                /**
                 * @description Seconds to wait.
                 * @example 42
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "Request was throttled. Expected available in 42 seconds.",
                 *       "code": "throttled",
                 *       "values": {
                 *         "seconds": 42
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Detail"];
            };
        };
        /** @description No token, or one that is unknown, expired or revoked. */
        Unauthorized: {
            headers: {
                /** @example Token */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Detail"];
            };
        };
        /** @description The thing is not in a state that allows this. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "The shipping charge of this basket is already determined.",
                 *       "code": "charge_determined"
                 *     }
                 */
                "application/json": components["schemas"]["Detail"];
            };
        };
        /** @description The partner did not answer in time, or not sensibly. Trying again may help. */
        PartnerSilent: {
            headers: {
                /**
                 * @description Seconds to wait.
                 * @example 10
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "Our partner does not answer at the moment.",
                 *       "code": "partner_silent"
                 *     }
                 */
                "application/json": components["schemas"]["Detail"];
            };
        };
        /** @description One of the parameters of a list is not what it should be. */
        ListProblem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Detail"];
            };
        };
        /** @description The account may not do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "You do not have permission to perform this action.",
                 *       "code": "not_allowed"
                 *     }
                 */
                "application/json": components["schemas"]["Detail"];
            };
        };
        /** @description Somebody else was quicker, or the record is not in a state that allows this; the sentence says which. Nothing was done. */
        Overtaken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "Mary Phiri has changed this meanwhile. Load it again to see how it is now.",
                 *       "code": "overtaken",
                 *       "values": {
                 *         "who": "colleague",
                 *         "name": "Mary Phiri"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Detail"];
            };
        };
    };
    parameters: {
        /**
         * @description Page number from 1, or `last`; 25 entries a page. Text rather than a number, because anything else than a page there is answers 404 `Invalid page.` and not 400.
         * @example 2
         */
        page: string;
        /**
         * @description `{min}__{max}`, both included; a missing or 0 `{max}` is no bound.
         * @example 500__8000
         */
        price__range: string;
        /**
         * @description Words that must all occur.
         * @example toyota
         */
        search: string;
        class: "cars" | "commercial";
        /**
         * @description Name or slug.
         * @example toyota
         */
        make: string;
        /**
         * @description Name or slug.
         * @example corolla-fielder
         */
        model: string;
        /**
         * @description Model year, `{min}__{max}`, both included; either may be missing.
         * @example 2012__2016
         */
        year__range: string;
        /**
         * @description Kilometres, `{min}__{max}`, both included; either may be missing.
         * @example __100000
         */
        mileage__range: string;
        /**
         * @description Slugs with commas between, any of which a vehicle may have. Here as in the filters below, a slug that no vehicle has finds none.
         * @example diesel,hybrid
         */
        fuel: string;
        /**
         * @description Slugs of gearboxes.
         * @example automatic
         */
        transmission: string;
        /**
         * @description Slugs of body types.
         * @example suv,double-cab
         */
        body: string;
        /**
         * @description Slugs of the side the wheel is on.
         * @example right
         */
        steering: string;
        /**
         * @description Slugs of colours.
         * @example white
         */
        colour: string;
        /**
         * @description Slugs of the places where vehicles stand.
         * @example yokohama-japan
         */
        location: string;
        /**
         * @description The country where the buyer lives, by its ISO alpha-2 code. With it each vehicle tells what it costs there (`landed`).
         * @example ZM
         */
        to_country: string;
        /**
         * @description Where it goes from the port; without it the price is the one at the port. Only with `to_country`.
         * @example Lusaka
         */
        to_city: string;
        /** @description UN/LOCODE of the port of discharge, where there are several. */
        to_port: string;
        /** @description One of several ways to the city. */
        to_route: string;
        /** @description RORO where none is named. */
        shipping: "RORO" | "CONTAINER";
        /** @description Whether the buyer wants marine insurance, as who does not say does. */
        insurance: boolean;
        /** @description Only what may enter `to_country` on arrival: `ok`, `warn` and `permit`. What nobody could establish is left out and counted apart (`not_known`). */
        may_import: boolean;
        /**
         * @description Only what costs at most so many US dollars at the buyer's door, by the higher end of its price there. What has no price there is left out and counted apart (`not_known`).
         * @example 8000
         */
        budget: number;
        /** @example 42 */
        id: number;
        /**
         * @description Chosen by the client, one per intention. The same key with the same body returns the first answer and does nothing again.
         * @example 9b1c6d4e-2f0a-4c6e-9a51-7f3f5a0c2d11
         */
        IdempotencyKey: string;
        /**
         * @description JSON text of a field and ASC or DESC; an empty array is the default.
         * @example ["id","DESC"]
         */
        list_sort: string;
        /**
         * @description JSON text of the first and last position, from 0, both included; 100 at most.
         * @example [0,24]
         */
        list_range: string;
        /**
         * @description JSON text of field to value: a scalar for equal, an array for any of, a field with `_gte`, `_lte` or `_neq` for at least, at most or other than, and `q` for a text. The operation names its fields.
         * @example {"id":[1,2]}
         */
        list_filter: string;
        /**
         * @description Accepted and ignored.
         * @example []
         */
        list_embed: string;
        /** @example 1 */
        listings_page: number;
        /** @example 25 */
        listings_per_page: number;
        /** @example date_updated */
        listings_sort: "prod_id" | "prod_name" | "date_created" | "date_updated" | "prod_price" | "prod_live";
        /** @example desc */
        listings_order: "asc" | "desc";
        /** @example vehicles */
        listings_class: "vehicles" | "parts";
        /** @example draft */
        listings_live: "draft" | "live";
        /**
         * @description Words of the title, the vendor's reference, or the listing's number.
         * @example vitz
         */
        listings_q: string;
        /**
         * @description The Kenyan market unless told otherwise.
         * @example export
         */
        listings_market: "local" | "export";
        /**
         * @description The listing.
         * @example 20418
         */
        cid: number;
        /**
         * @description One of its lectures.
         * @example 31
         */
        lid: number;
        /**
         * @description Of the record as it was shown. An older one than it has now is refused with 409; without it nothing is compared.
         * @example 1
         */
        version: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    countVehicleMakes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Make slug to count and emblem. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "toyota": [
                     *         4210,
                     *         "https://shop.example/brands/toyota.svg"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MakeCount"];
                };
            };
        };
    };
    searchVehicles: {
        parameters: {
            query?: {
                /**
                 * @description Page number from 1, or `last`; 25 entries a page. Text rather than a number, because anything else than a page there is answers 404 `Invalid page.` and not 400.
                 * @example 2
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description `price`, `-price`, or with `to_country` by the price at the door, `landed` or `-landed`, where what has none comes last; any other name is ignored.
                 * @example -price
                 */
                ordering?: string;
                /**
                 * @description `{min}__{max}`, both included; a missing or 0 `{max}` is no bound.
                 * @example 500__8000
                 */
                price__range?: components["parameters"]["price__range"];
                /**
                 * @description Words that must all occur.
                 * @example toyota
                 */
                search?: components["parameters"]["search"];
                /**
                 * @description As `search`, and understands "a phrase", `+`, `-`, `|` and parentheses; stray ones are no error.
                 * @example cars
                 */
                search_simple_query_string?: string;
                /**
                 * @description Title pattern, `*` for any run and `?` for one character, upper or lower case.
                 * @example *corolla*
                 */
                title__wildcard?: string;
                class?: components["parameters"]["class"];
                /**
                 * @description Name or slug.
                 * @example toyota
                 */
                make?: components["parameters"]["make"];
                /**
                 * @description Name or slug.
                 * @example corolla-fielder
                 */
                model?: components["parameters"]["model"];
                /**
                 * @description Model year, `{min}__{max}`, both included; either may be missing.
                 * @example 2012__2016
                 */
                year__range?: components["parameters"]["year__range"];
                /**
                 * @description Kilometres, `{min}__{max}`, both included; either may be missing.
                 * @example __100000
                 */
                mileage__range?: components["parameters"]["mileage__range"];
                /**
                 * @description Slugs with commas between, any of which a vehicle may have. Here as in the filters below, a slug that no vehicle has finds none.
                 * @example diesel,hybrid
                 */
                fuel?: components["parameters"]["fuel"];
                /**
                 * @description Slugs of gearboxes.
                 * @example automatic
                 */
                transmission?: components["parameters"]["transmission"];
                /**
                 * @description Slugs of body types.
                 * @example suv,double-cab
                 */
                body?: components["parameters"]["body"];
                /**
                 * @description Slugs of the side the wheel is on.
                 * @example right
                 */
                steering?: components["parameters"]["steering"];
                /**
                 * @description Slugs of colours.
                 * @example white
                 */
                colour?: components["parameters"]["colour"];
                /**
                 * @description Slugs of the places where vehicles stand.
                 * @example yokohama-japan
                 */
                location?: components["parameters"]["location"];
                /**
                 * @description The country where the buyer lives, by its ISO alpha-2 code. With it each vehicle tells what it costs there (`landed`).
                 * @example ZM
                 */
                to_country?: components["parameters"]["to_country"];
                /**
                 * @description Where it goes from the port; without it the price is the one at the port. Only with `to_country`.
                 * @example Lusaka
                 */
                to_city?: components["parameters"]["to_city"];
                /** @description UN/LOCODE of the port of discharge, where there are several. */
                to_port?: components["parameters"]["to_port"];
                /** @description One of several ways to the city. */
                to_route?: components["parameters"]["to_route"];
                /** @description RORO where none is named. */
                shipping?: components["parameters"]["shipping"];
                /** @description Whether the buyer wants marine insurance, as who does not say does. */
                insurance?: components["parameters"]["insurance"];
                /** @description Only what may enter `to_country` on arrival: `ok`, `warn` and `permit`. What nobody could establish is left out and counted apart (`not_known`). */
                may_import?: components["parameters"]["may_import"];
                /**
                 * @description Only what costs at most so many US dollars at the buyer's door, by the higher end of its price there. What has no price there is left out and counted apart (`not_known`).
                 * @example 8000
                 */
                budget?: components["parameters"]["budget"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of vehicles; none found is an empty page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 51,
                     *       "next": "https://shop.example/api/vehicles/?make=toyota&page=2",
                     *       "previous": null,
                     *       "results": [
                     *         {
                     *           "id": 4711,
                     *           "title": "Toyota Corolla Fielder 1.5 2015",
                     *           "price": 5400,
                     *           "struck_price": 6000,
                     *           "currency": "USD",
                     *           "images": 8,
                     *           "remote_image": "https://shop.example/media/3f9a11-640.jpg",
                     *           "make": "Toyota",
                     *           "model": "Corolla Fielder",
                     *           "year": 2015,
                     *           "mileage": 84000,
                     *           "location": "Yokohama, Japan",
                     *           "body_type": "Wagon",
                     *           "fuel_type": "Petrol",
                     *           "transmission": "Automatic",
                     *           "listing_type": "FixedPrice",
                     *           "landed": {
                     *             "verdict": "ok",
                     *             "land_by": null,
                     *             "landed_low": "9240.00",
                     *             "landed_high": "9610.00",
                     *             "known_low": "9240.00",
                     *             "known_high": "9610.00"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["VehiclePage"];
                };
            };
            /** @description A filter that cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            404: components["responses"]["InvalidPage"];
            503: components["responses"]["Busy"];
        };
    };
    countVehicleFacets: {
        parameters: {
            query?: {
                class?: components["parameters"]["class"];
                /**
                 * @description Name or slug.
                 * @example toyota
                 */
                make?: components["parameters"]["make"];
                /**
                 * @description Name or slug.
                 * @example corolla-fielder
                 */
                model?: components["parameters"]["model"];
                /**
                 * @description `{min}__{max}`, both included; a missing or 0 `{max}` is no bound.
                 * @example 500__8000
                 */
                price__range?: components["parameters"]["price__range"];
                /**
                 * @description Model year, `{min}__{max}`, both included; either may be missing.
                 * @example 2012__2016
                 */
                year__range?: components["parameters"]["year__range"];
                /**
                 * @description Kilometres, `{min}__{max}`, both included; either may be missing.
                 * @example __100000
                 */
                mileage__range?: components["parameters"]["mileage__range"];
                /**
                 * @description Slugs with commas between, any of which a vehicle may have. Here as in the filters below, a slug that no vehicle has finds none.
                 * @example diesel,hybrid
                 */
                fuel?: components["parameters"]["fuel"];
                /**
                 * @description Slugs of gearboxes.
                 * @example automatic
                 */
                transmission?: components["parameters"]["transmission"];
                /**
                 * @description Slugs of body types.
                 * @example suv,double-cab
                 */
                body?: components["parameters"]["body"];
                /**
                 * @description Slugs of the side the wheel is on.
                 * @example right
                 */
                steering?: components["parameters"]["steering"];
                /**
                 * @description Slugs of colours.
                 * @example white
                 */
                colour?: components["parameters"]["colour"];
                /**
                 * @description Slugs of the places where vehicles stand.
                 * @example yokohama-japan
                 */
                location?: components["parameters"]["location"];
                /**
                 * @description The country where the buyer lives, by its ISO alpha-2 code. With it each vehicle tells what it costs there (`landed`).
                 * @example ZM
                 */
                to_country?: components["parameters"]["to_country"];
                /**
                 * @description Where it goes from the port; without it the price is the one at the port. Only with `to_country`.
                 * @example Lusaka
                 */
                to_city?: components["parameters"]["to_city"];
                /** @description UN/LOCODE of the port of discharge, where there are several. */
                to_port?: components["parameters"]["to_port"];
                /** @description One of several ways to the city. */
                to_route?: components["parameters"]["to_route"];
                /** @description RORO where none is named. */
                shipping?: components["parameters"]["shipping"];
                /** @description Whether the buyer wants marine insurance, as who does not say does. */
                insurance?: components["parameters"]["insurance"];
                /** @description Only what may enter `to_country` on arrival: `ok`, `warn` and `permit`. What nobody could establish is left out and counted apart (`not_known`). */
                may_import?: components["parameters"]["may_import"];
                /**
                 * @description Only what costs at most so many US dollars at the buyer's door, by the higher end of its price there. What has no price there is left out and counted apart (`not_known`).
                 * @example 8000
                 */
                budget?: components["parameters"]["budget"];
                /**
                 * @description Words that must all occur.
                 * @example toyota
                 */
                search?: components["parameters"]["search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The count of the search itself, of each facet, and without each filter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "facets": {
                     *         "make": [
                     *           {
                     *             "value": "toyota",
                     *             "label": "Toyota",
                     *             "count": 4
                     *           }
                     *         ],
                     *         "model": [],
                     *         "year": [
                     *           {
                     *             "value": "2015",
                     *             "label": "2015",
                     *             "count": 2
                     *           }
                     *         ],
                     *         "price": [
                     *           {
                     *             "from": 2000,
                     *             "to": 4000,
                     *             "count": 3
                     *           }
                     *         ],
                     *         "fuel": [
                     *           {
                     *             "value": "diesel",
                     *             "label": "Diesel",
                     *             "count": 0
                     *           }
                     *         ],
                     *         "transmission": [],
                     *         "body": [],
                     *         "steering": [],
                     *         "colour": [
                     *           {
                     *             "value": "gold",
                     *             "label": "gold",
                     *             "count": 0
                     *           }
                     *         ],
                     *         "location": []
                     *       },
                     *       "without": [
                     *         {
                     *           "filter": "colour",
                     *           "count": 12
                     *         },
                     *         {
                     *           "filter": "all",
                     *           "count": 13774
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["VehicleFacets"];
                };
            };
            /** @description A filter that cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "fuel": [
                     *         "Enter a valid value."
                     *       ],
                     *       "codes": {
                     *         "fuel": [
                     *           "invalid_value"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
        };
    };
    understandVehicleText: {
        parameters: {
            query: {
                /** @example toyta hilx 2012 diesel */
                q: string;
                /** @description Leaves the spelling as it is. */
                literal?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The words as the search's filters. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "text": "toyta hilx 2012 diesel",
                     *       "corrected": "toyota hilux 2012 diesel",
                     *       "query": {
                     *         "make": "toyota",
                     *         "model": "hilux",
                     *         "year__range": "2012__2012",
                     *         "fuel": "diesel"
                     *       },
                     *       "parts": null
                     *     }
                     */
                    "application/json": components["schemas"]["VehicleText"];
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4711,
                     *       "url": "https://shop.example/api/products/4711/",
                     *       "upc": null,
                     *       "title": "Toyota Corolla Fielder 1.5 2015",
                     *       "subtitle_clean": "One owner, full service history",
                     *       "description": "<p>One owner.</p>",
                     *       "description_clean": "One owner.",
                     *       "structure": "standalone",
                     *       "product_class": "cars",
                     *       "date_created": "2026-09-14T07:30:00Z",
                     *       "date_updated": "2026-10-02T11:05:00Z",
                     *       "categories": [
                     *         "Cars > Toyota > Corolla Fielder"
                     *       ],
                     *       "attributes": [
                     *         {
                     *           "name": "Doors",
                     *           "code": "doors",
                     *           "value": 5
                     *         }
                     *       ],
                     *       "options": [
                     *         {
                     *           "url": "https://shop.example/api/options/1/",
                     *           "code": "mombasa-sedan",
                     *           "name": "Mombasa, sedan",
                     *           "type": "text",
                     *           "required": false
                     *         }
                     *       ],
                     *       "choices": [],
                     *       "children": [],
                     *       "recommended_products": [
                     *         "https://shop.example/api/products/4712/"
                     *       ],
                     *       "images": [
                     *         {
                     *           "id": 90210,
                     *           "original": "https://shop.example/media/3f9a11-1600.jpg",
                     *           "remote_image": "https://shop.example/media/3f9a11-640.jpg",
                     *           "caption": "Front left",
                     *           "display_order": 0,
                     *           "date_created": "2026-09-14T07:30:00Z"
                     *         }
                     *       ],
                     *       "price": "https://shop.example/api/products/4711/price/",
                     *       "availability": "https://shop.example/api/products/4711/availability/",
                     *       "stockrecords": "https://shop.example/api/products/4711/stockrecords/",
                     *       "countries": "https://shop.example/api/countries/",
                     *       "specs": "https://shop.example/api/vehicle-specs/4711",
                     *       "get_stock_record": {
                     *         "quantity": 1
                     *       },
                     *       "contact": null,
                     *       "location": "Yokohama, Japan",
                     *       "is_buyable": true
                     *     }
                     */
                    "application/json": components["schemas"]["ProductDetail"];
                };
            };
            404: components["responses"]["NotFound"];
        };
    };
    getProductPrice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The price. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "currency": "USD",
                     *       "excl_tax": "5400.00",
                     *       "incl_tax": "5400.00",
                     *       "tax": "0.00"
                     *     }
                     */
                    "application/json": components["schemas"]["Price"];
                };
            };
            404: components["responses"]["NotFound"];
        };
    };
    getProductAvailability: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The availability. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Availability"];
                };
            };
            404: components["responses"]["NotFound"];
        };
    };
    revealSellerPhone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "phone": "+254 722 345678"
                     *     }
                     */
                    "application/json": components["schemas"]["SellerPhone"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listStockRecords: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stock records, never paged. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 8801,
                     *         "product": 4711,
                     *         "partner_sku": "EX-4711",
                     *         "price_currency": "USD",
                     *         "url": "https://shop.example/api/products/4711/stockrecords/8801/",
                     *         "price": "5400.00",
                     *         "num_in_stock": 1,
                     *         "num_allocated": 0,
                     *         "date_created": "2026-09-14T07:30:00Z",
                     *         "date_updated": "2026-10-02T11:05:00Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["StockRecord"][];
                };
            };
            404: components["responses"]["NotFound"];
        };
    };
    getProductDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product's document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4711,
                     *       "url": "https://shop.example/api/products/4711/",
                     *       "upc": null,
                     *       "title": "Toyota Corolla Fielder 1.5 2015",
                     *       "subtitle_clean": "One owner, full service history",
                     *       "description": "<p>One owner.</p>",
                     *       "description_clean": "One owner.",
                     *       "structure": "standalone",
                     *       "product_class": "cars",
                     *       "make": "Toyota",
                     *       "model": "Corolla Fielder",
                     *       "market": "export",
                     *       "listing_type": "FixedPrice",
                     *       "item": null,
                     *       "date_created": "2026-09-14T07:30:00Z",
                     *       "date_updated": "2026-10-02T11:05:00Z",
                     *       "categories": [
                     *         "Cars > Toyota > Corolla Fielder"
                     *       ],
                     *       "attributes": [],
                     *       "options": [],
                     *       "choices": [],
                     *       "children": [],
                     *       "recommended_products": [],
                     *       "related": [],
                     *       "images": [],
                     *       "price": "https://shop.example/api/products/4711/price/",
                     *       "PriceObj": {
                     *         "incl_tax": "5400.00",
                     *         "currency": "USD"
                     *       },
                     *       "struck_price": 6000,
                     *       "availability": "https://shop.example/api/products/4711/availability/",
                     *       "stockrecords": "https://shop.example/api/products/4711/stockrecords/",
                     *       "countries": "https://shop.example/api/countries/",
                     *       "specs": {
                     *         "body_type": "Wagon",
                     *         "model_year": 2015,
                     *         "engine_size": "1500 cc",
                     *         "fuel_type": "Petrol",
                     *         "mileage": 84000,
                     *         "colour": "Silver",
                     *         "transmission": "Automatic",
                     *         "other": ""
                     *       },
                     *       "get_stock_record": {
                     *         "quantity": 1
                     *       },
                     *       "contact": null,
                     *       "location": "Yokohama, Japan",
                     *       "is_buyable": true,
                     *       "sections": []
                     *     }
                     */
                    "application/json": components["schemas"]["ProductDocument"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description It was on offer and is no more. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "This is no longer offered.",
                     *       "code": "no_longer_offered",
                     *       "title": "Toyota Corolla Fielder 1.5 2015",
                     *       "class": "cars",
                     *       "make": "Toyota",
                     *       "model": "Corolla Fielder"
                     *     }
                     */
                    "application/json": components["schemas"]["WithdrawnProduct"];
                };
            };
        };
    };
    getVehicleSpecs: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The specification. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleSpecs"];
                };
            };
            404: components["responses"]["NotFound"];
        };
    };
    searchKenyaProducts: {
        parameters: {
            query?: {
                /**
                 * @description Page number from 1, or `last`; 25 entries a page. Text rather than a number, because anything else than a page there is answers 404 `Invalid page.` and not 400.
                 * @example 2
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description The make, by slug or name; an unknown one has no products.
                 * @example toyota
                 */
                q?: string;
                sid?: "kes";
                /**
                 * @description Slug of a spares category; an unknown one has no products.
                 * @example brakes
                 */
                "parts-cat"?: string;
                /**
                 * @description With `year`, the vehicle that spares are judged for.
                 * @example 311
                 */
                trim?: number;
                /** @example 2013 */
                year?: number;
                /** @description `only`: leave out what does not fit that vehicle; needs `parts-cat`. */
                fits?: "only";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of products; none found is an empty page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "next": null,
                     *       "previous": null,
                     *       "results": [
                     *         {
                     *           "id": 6021,
                     *           "title": "Toyota Vitz 1.3 2012",
                     *           "price": 780000,
                     *           "currency": "KES",
                     *           "location": "Kilimani, Nairobi, Kenya",
                     *           "product_class_id": 1,
                     *           "subtitle_clean": "One owner",
                     *           "primary_image": "https://shop.example/media/77c0de-640.jpg",
                     *           "fit": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["KenyaProductPage"];
                };
            };
            /** @description Neither `q` nor `parts-cat`, or an unknown `sid`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            404: components["responses"]["InvalidPage"];
        };
    };
    listSpareCategories: {
        parameters: {
            query?: {
                parts?: "1";
                /** @example 31 */
                "cat-id"?: number;
                /**
                 * @description How many levels to unfold below the nodes that are answered.
                 * @example 2
                 */
                depth?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Makes with models, or nodes of the tree. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryNode"][] | components["schemas"]["CategoryMakes"][];
                };
            };
            /** @description A parameter out of its bounds. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "depth": [
                     *         "Ensure this value is less than or equal to 5."
                     *       ],
                     *       "codes": {
                     *         "depth": [
                     *           "max_value"
                     *         ]
                     *       },
                     *       "values": {
                     *         "depth": [
                     *           {
                     *             "limit": 5
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            404: components["responses"]["NotFound"];
        };
    };
    listCountries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Countries in display order, never paged. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "url": "https://shop.example/api/countries/KE/",
                     *         "name": "Kenya",
                     *         "printable_name": "Kenya",
                     *         "iso_3166_1_a3": "KEN",
                     *         "iso_3166_1_numeric": "404",
                     *         "display_order": 0,
                     *         "is_shipping_country": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Country"][];
                };
            };
        };
    };
    getCountry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example TZ */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The country. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "https://shop.example/api/countries/TZ/",
                     *       "name": "Tanzania",
                     *       "printable_name": "Tanzania",
                     *       "iso_3166_1_a3": "TZA",
                     *       "iso_3166_1_numeric": "834",
                     *       "display_order": 0,
                     *       "is_shipping_country": true
                     *     }
                     */
                    "application/json": components["schemas"]["Country"];
                };
            };
            404: components["responses"]["NotFound"];
        };
    };
    listDestinations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Destinations in display order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "country": "https://shop.example/api/countries/KE/",
                     *         "code": "KE",
                     *         "name": "Kenya",
                     *         "ports": [
                     *           {
                     *             "name": "Mombasa",
                     *             "slug": "mombasa",
                     *             "methods": [
                     *               {
                     *                 "group": "sedan",
                     *                 "code": "mombasa-sedan",
                     *                 "option": "https://shop.example/api/options/1/"
                     *               },
                     *               {
                     *                 "group": "suv",
                     *                 "code": "mombasa-suv",
                     *                 "option": "https://shop.example/api/options/2/"
                     *               },
                     *               {
                     *                 "group": "other",
                     *                 "code": "mombasa-other",
                     *                 "option": "https://shop.example/api/options/3/"
                     *               }
                     *             ],
                     *             "charges": {
                     *               "RORO": "700.00",
                     *               "Container": "1200.00"
                     *             }
                     *           }
                     *         ],
                     *         "charges": {
                     *           "RORO": "700.00",
                     *           "Container": "1200.00"
                     *         },
                     *         "currency": "USD"
                     *       },
                     *       {
                     *         "country": "https://shop.example/api/countries/MU/",
                     *         "code": "MU",
                     *         "name": "Mauritius",
                     *         "ports": [],
                     *         "charges": {
                     *           "RORO": "700.00",
                     *           "Container": "1200.00"
                     *         },
                     *         "currency": "USD"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Destination"][];
                };
            };
        };
    };
    listExchangeRates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By currency; an empty array when there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "currency": "KES",
                     *         "country": "KE",
                     *         "rate": "129.50",
                     *         "day": "2026-11-20",
                     *         "source": "Central Bank of Kenya"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ExchangeRate"][];
                };
            };
        };
    };
    listImportDestinations: {
        parameters: {
            query?: {
                /** @description Of names and sentences. What nobody has translated is told in English. */
                language?: "en" | "sw" | "pt" | "fr";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Never paged; an empty array in a shop without rules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "country": "KE",
                     *         "name": "Kenya",
                     *         "slug": "kenya",
                     *         "currency": "KES",
                     *         "drives_on": "left",
                     *         "coastal": true,
                     *         "coverage": {
                     *           "age": "known",
                     *           "steering": "known",
                     *           "inspection": "known",
                     *           "duty": "known",
                     *           "transit": "partial"
                     *         },
                     *         "duty": "computable",
                     *         "places": [
                     *           {
                     *             "city": "Nairobi",
                     *             "ways": [
                     *               {
                     *                 "id": "ke-mba-nbo",
                     *                 "route": "ke-mba-nbo",
                     *                 "port": "KEMBA",
                     *                 "port_name": "Mombasa",
                     *                 "destination": "mombasa",
                     *                 "shipping": [
                     *                   "RORO",
                     *                   "CONTAINER"
                     *                 ],
                     *                 "sailing_days": [
                     *                   24,
                     *                   36
                     *                 ],
                     *                 "road_days": [
                     *                   1,
                     *                   3
                     *                 ]
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "checked_on": "2026-11-22"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ImportDestination"][];
                };
            };
        };
    };
    getImportRules: {
        parameters: {
            query?: {
                /** @description Of names and sentences. What nobody has translated is told in English. */
                language?: "en" | "sw" | "pt" | "fr";
            };
            header?: never;
            path: {
                /**
                 * @description By its ISO alpha-2 code, or the slug of `GET /import-destinations/`.
                 * @example KE
                 */
                country: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules in force, and those that will be. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "country": "KE",
                     *       "name": "Kenya",
                     *       "slug": "kenya",
                     *       "currency": "KES",
                     *       "drives_on": "left",
                     *       "coastal": true,
                     *       "authority": "Kenya Revenue Authority (KRA)",
                     *       "coverage": {
                     *         "age": "known",
                     *         "steering": "known",
                     *         "inspection": "known",
                     *         "duty": "known",
                     *         "transit": "partial"
                     *       },
                     *       "checked_on": "2026-11-22",
                     *       "eligibility": [
                     *         {
                     *           "id": "ke-lhd",
                     *           "kind": "steering",
                     *           "effect": "block",
                     *           "sentence": "Only right-hand drive.",
                     *           "prov": {
                     *             "confidence": "two_sources",
                     *             "valid_from": null,
                     *             "valid_to": null,
                     *             "source": null,
                     *             "source_url": null
                     *           }
                     *         }
                     *       ],
                     *       "inspection": [],
                     *       "duty": {
                     *         "status": "computable",
                     *         "sentence": "From the price list.",
                     *         "regimes": []
                     *       },
                     *       "fees": [],
                     *       "documents": [
                     *         {
                     *           "id": "bill_of_lading",
                     *           "name": "Bill of lading",
                     *           "required": "yes",
                     *           "stage": "at_sea",
                     *           "issuer": "shipping line",
                     *           "note": null,
                     *           "prov": {
                     *             "confidence": "two_sources",
                     *             "valid_from": null,
                     *             "valid_to": null,
                     *             "source": null,
                     *             "source_url": null
                     *           }
                     *         }
                     *       ],
                     *       "places": [
                     *         {
                     *           "city": "Nairobi",
                     *           "ways": [
                     *             {
                     *               "id": "ke-mba-nbo",
                     *               "route": "ke-mba-nbo",
                     *               "port": "KEMBA",
                     *               "port_name": "Mombasa",
                     *               "destination": "mombasa",
                     *               "shipping": [
                     *                 "RORO",
                     *                 "CONTAINER"
                     *               ],
                     *               "sailing_days": [
                     *                 24,
                     *                 36
                     *               ],
                     *               "road_days": [
                     *                 1,
                     *                 3
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "unknowns": []
                     *     }
                     */
                    "application/json": components["schemas"]["ImportRules"];
                };
            };
            404: components["responses"]["NotFound"];
        };
    };
    getLandedPrice: {
        parameters: {
            query: {
                /**
                 * @description The destination, by its ISO alpha-2 code.
                 * @example KE
                 */
                country: string;
                /** @description Of the sentences. A rule that nobody has translated is told in English. */
                language?: "en" | "sw" | "pt" | "fr";
                /** @description One of our vehicles for export. What is asked beside it counts instead of what is listed. */
                product?: number;
                /**
                 * @description Where it goes from the port; without it, and for a port's own city, the price is the one at the port.
                 * @example Nairobi
                 */
                city?: string;
                /**
                 * @description UN/LOCODE of the port of discharge, where there are several.
                 * @example KEMBA
                 */
                port?: string;
                /** @description One of several ways to the city. */
                route?: string;
                /** @description The country of loading; Japan for a car that is not ours, unless it is named. */
                origin?: string;
                shipping?: "RORO" | "CONTAINER";
                /** @description Whether the buyer wants marine insurance. */
                insurance?: boolean;
                /**
                 * @description The price before shipping, in US dollars.
                 * @example 5200.00
                 */
                price?: string;
                /** @description In US dollars. */
                freight?: string;
                /**
                 * @description As the office's price list spells it, where the country taxes from one.
                 * @example Toyota
                 */
                make?: string;
                /** @example Corolla Fielder */
                model?: string;
                /** @example passenger */
                class?: "passenger" | "goods" | "bus" | "motorcycle" | "tractor_unit" | "special" | "heavy_machinery" | "part";
                /** @example petrol */
                fuel?: "petrol" | "diesel" | "hybrid" | "plug_in_hybrid" | "electric" | "lpg" | "cng";
                /** @example right */
                steering?: "left" | "right";
                /** @example wagon */
                body?: string;
                /** @example 1496 */
                engine_cc?: number;
                gvw_kg?: number;
                payload_kg?: number;
                seats?: number;
                horsepower?: number;
                /**
                 * @description A year, or a year and a month.
                 * @example 2020-02
                 */
                manufactured?: string;
                /** @example 2020-03 */
                first_registered?: string;
                /** @description Of the bill of lading; two weeks from today, unless a later day is named. */
                shipped?: string;
                /**
                 * @description Arrival at the port; without it, as long after the shipment as ships take.
                 * @example 2026-12-20
                 */
                eta?: string;
                /** @description The customs declaration; without it, a week after the arrival. */
                entry?: string;
                /**
                 * @description The customs office's own price of the new model, in the currency of the country.
                 * @example 3955373.5157999997
                 */
                list_price?: string;
                /** @description What the office itself puts on the car, in the currency of its duty. */
                customs_value?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lines, their sums, and whether it may enter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "country": "LS",
                     *       "verdict": "permit",
                     *       "by": "ls-permit",
                     *       "sentence": "Import permit of the Department of Trade.",
                     *       "land_by": null,
                     *       "land_by_reason": null,
                     *       "regime": "ls-upper",
                     *       "customs_value": null,
                     *       "lines": [
                     *         {
                     *           "id": "fob",
                     *           "kind": "vehicle",
                     *           "label": "Vehicle (FOB)",
                     *           "paid_to": "seller",
                     *           "pay": "us",
                     *           "certainty": "fixed",
                     *           "at_least": false,
                     *           "currency": "USD",
                     *           "low": "5200.00",
                     *           "high": "5200.00",
                     *           "usd_low": "5200.00",
                     *           "usd_high": "5200.00",
                     *           "rule": null,
                     *           "source": null,
                     *           "source_url": null,
                     *           "checked_on": null
                     *         }
                     *       ],
                     *       "totals": {
                     *         "pay_us": "5200.00",
                     *         "others_low": "0.00",
                     *         "others_high": "0.00",
                     *         "landed_low": null,
                     *         "landed_high": null,
                     *         "known_low": "5200.00",
                     *         "known_high": "5200.00"
                     *       },
                     *       "missing": [
                     *         "freight",
                     *         "duty"
                     *       ],
                     *       "missing_lines": [
                     *         {
                     *           "id": "freight",
                     *           "label": "Sea freight"
                     *         },
                     *         {
                     *           "id": "duty",
                     *           "label": "Duty and taxes"
                     *         }
                     *       ],
                     *       "needs": [],
                     *       "arrival": {
                     *         "shipped": "2026-12-07",
                     *         "from": "2026-12-31",
                     *         "to": "2027-01-10"
                     *       },
                     *       "exchange_rate": null,
                     *       "checked_on": "2026-11-22"
                     *     }
                     */
                    "application/json": components["schemas"]["LandedPrice"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Options by code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "url": "https://shop.example/api/options/1/",
                     *         "code": "mombasa-sedan",
                     *         "name": "Mombasa, sedan",
                     *         "type": "text",
                     *         "required": false
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Option"][];
                };
            };
        };
    };
    getOption: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The option. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "https://shop.example/api/options/1/",
                     *       "code": "mombasa-sedan",
                     *       "name": "Mombasa, sedan",
                     *       "type": "text",
                     *       "required": false
                     *     }
                     */
                    "application/json": components["schemas"]["Option"];
                };
            };
            404: components["responses"]["NotFound"];
        };
    };
    listShippingMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One method, in an array that is never paged. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShippingMethod"][];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    requestShippingQuote: {
        parameters: {
            query: {
                /**
                 * @description Id of the basket.
                 * @example 118
                 */
                q: number;
                /** @example +254700000001 */
                contactNumber?: string;
                /** @example Please include customs clearance. */
                userRequest?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Requested, now or before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "Shipping quote requested.",
                     *       "is_shipping_requested": true
                     *     }
                     */
                    "application/json": components["schemas"]["ShippingQuoteRequested"];
                };
            };
            /** @description No basket named, or an empty one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    sendShippingQuoteRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, one per intention. The same key with the same body returns the first answer and does nothing again.
                 * @example 9b1c6d4e-2f0a-4c6e-9a51-7f3f5a0c2d11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "q": 118,
                 *       "contactNumber": "+254700000001",
                 *       "userRequest": "Delivery to Nakuru?"
                 *     }
                 */
                "application/json": components["schemas"]["ShippingQuoteRequest"];
            };
        };
        responses: {
            /** @description Requested, now or before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "Shipping quote requested.",
                     *       "is_shipping_requested": true
                     *     }
                     */
                    "application/json": components["schemas"]["ShippingQuoteRequested"];
                };
            };
            /** @description No basket named, or an empty one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    searchItems: {
        parameters: {
            query: {
                /**
                 * @description Words to find, or the item's id.
                 * @example corolla
                 */
                q: string;
                /**
                 * @description Lowest price; 0 is no bound.
                 * @example 500
                 */
                min?: number;
                /**
                 * @description Highest price; 0 is no bound.
                 * @example 10000
                 */
                max?: number;
                /**
                 * @description Beyond the last page there is nothing, hence 204.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description `d` price high to low, `a` low to high, `b` best match.
                 * @example a
                 */
                sort?: "d" | "a" | "b";
                /**
                 * @description Category, or the reserved word `gsi`.
                 * @example car-accessories
                 */
                type?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of items, or the item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemSearchPage"] | components["schemas"]["ItemDetail"];
                };
            };
            /** @description Nothing found. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No `q`, or a parameter out of its bounds. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            404: components["responses"]["NotFound"];
            503: components["responses"]["PartnerSilent"];
        };
    };
    recordSearch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchRecord"];
            };
        };
        responses: {
            /** @description Noted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Neither `q` nor `type`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "q": [
                     *         "This field is required."
                     *       ],
                     *       "codes": {
                     *         "q": [
                     *           "required"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listArticles: {
        parameters: {
            query?: {
                /**
                 * @description The site whose articles are wanted.
                 * @example kes
                 */
                sid?: "kes";
                /**
                 * @description Id of one article.
                 * @example 7
                 */
                aid?: number;
                /**
                 * @description Of the reader, ISO 639-1. An article that is not written in it, or not yet, answers in English.
                 * @example sw
                 */
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The articles, or the article. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Article"][] | components["schemas"]["Article"];
                };
            };
            /** @description Neither `sid` nor `aid`, or an unknown `sid`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sid": [
                     *         "\"usd\" is not a valid choice."
                     *       ],
                     *       "codes": {
                     *         "sid": [
                     *           "invalid_choice"
                     *         ]
                     *       },
                     *       "values": {
                     *         "sid": [
                     *           {
                     *             "value": "usd"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            404: components["responses"]["NotFound"];
        };
    };
    getPromotions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The promotions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "trusted_cars": {
                     *         "low_range": [
                     *           {
                     *             "id": 4711,
                     *             "price": 3900,
                     *             "currency": "USD",
                     *             "title": "Toyota Vitz 1.0 2013",
                     *             "remote_image": "https://shop.example/media/3f9a11-640.jpg"
                     *           }
                     *         ],
                     *         "mid_range": [],
                     *         "upper_range": []
                     *       },
                     *       "most_searched": {
                     *         "hatch_back": [],
                     *         "sedan": [],
                     *         "suv": []
                     *       },
                     *       "commercial_vehicles": [
                     *         {
                     *           "id": 5120,
                     *           "price": 14800,
                     *           "currency": "USD",
                     *           "title": "Isuzu Elf 3.0 2012",
                     *           "remote_image": "No_Image_found"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PromotionalData"];
                };
            };
        };
    };
    listDeals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cards, in the order to show them, never paged. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "title": "Toyota Vitz 1.0 2013",
                     *         "price": 3900,
                     *         "struck_price": 4333,
                     *         "currency": "USD",
                     *         "image": "https://shop.example/media/3f9a11-640.jpg",
                     *         "client_url": "/details/4711",
                     *         "year": 2013,
                     *         "mileage": 61200,
                     *         "transmission": "Automatic",
                     *         "steering": "Right"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["DealCard"][];
                };
            };
        };
    };
    claimFlashDiscount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "amina@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["FlashDiscountRequest"];
            };
        };
        responses: {
            /** @description The code that this address already has. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "FLASH7K2Q",
                     *       "amount": "200.00",
                     *       "currency": "USD",
                     *       "min_order": "1000.00",
                     *       "valid_until": "2026-11-24T09:00:00Z",
                     *       "product_class": "cars"
                     *     }
                     */
                    "application/json": components["schemas"]["FlashDiscount"];
                };
            };
            /** @description A new code. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "FLASH7K2Q",
                     *       "amount": "200.00",
                     *       "currency": "USD",
                     *       "min_order": "1000.00",
                     *       "valid_until": "2026-11-24T09:00:00Z",
                     *       "product_class": "cars"
                     *     }
                     */
                    "application/json": components["schemas"]["FlashDiscount"];
                };
            };
            /** @description No e-mail address, or not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": [
                     *         "Enter a valid email address."
                     *       ],
                     *       "codes": {
                     *         "email": [
                     *           "invalid_email"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            /** @description The offer's end (`FLASH_OFFER_ENDS`) has passed, or there is no offer. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "This offer has ended.",
                     *       "code": "offer_ended"
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    sendWholesaleRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, one per intention. The same key with the same body returns the first answer and does nothing again.
                 * @example 9b1c6d4e-2f0a-4c6e-9a51-7f3f5a0c2d11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userName": "Amina Otieno",
                 *       "userEmail": "amina@example.com",
                 *       "contactNumber": "+254700000001",
                 *       "userRequest": "Twenty Toyota Probox, 2015 or newer, to Mombasa."
                 *     }
                 */
                "application/json": components["schemas"]["WholesaleRequest"];
            };
        };
        responses: {
            /** @description Received. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reference": "W-1042",
                     *       "detail": "An agent will be in touch within 12hrs"
                     *     }
                     */
                    "application/json": components["schemas"]["RequestReceived"];
                };
            };
            /** @description Something is missing or too long. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "userEmail": [
                     *         "Enter a valid email address."
                     *       ],
                     *       "codes": {
                     *         "userEmail": [
                     *           "invalid_email"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    sendSparesRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, one per intention. The same key with the same body returns the first answer and does nothing again.
                 * @example 9b1c6d4e-2f0a-4c6e-9a51-7f3f5a0c2d11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userName": "Amina Otieno",
                 *       "userEmail": "amina@example.com",
                 *       "contactNumber": "+254700000001",
                 *       "userRequest": "Front left headlamp for a 2014 Nissan Note."
                 *     }
                 */
                "application/json": components["schemas"]["PartsRequest"];
            };
        };
        responses: {
            /** @description Received. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reference": "P-1043",
                     *       "detail": "An agent will be in touch within 12hrs"
                     *     }
                     */
                    "application/json": components["schemas"]["RequestReceived"];
                };
            };
            /** @description Something is missing or too long. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "userRequest": [
                     *         "This field may not be blank."
                     *       ],
                     *       "codes": {
                     *         "userRequest": [
                     *           "blank"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    sendAssessment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, one per intention. The same key with the same body returns the first answer and does nothing again.
                 * @example 9b1c6d4e-2f0a-4c6e-9a51-7f3f5a0c2d11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "refNumber": "NMM-2026-014",
                 *       "userName": "Amina Otieno",
                 *       "contactNumber": "+254700000001",
                 *       "invoiceNumber1": "INV-20417",
                 *       "invoiceNumber2": "INV-20418",
                 *       "benchMarked": "Toyota Hilux 2.4 diesel, 2018, compared with three offers."
                 *     }
                 */
                "application/json": components["schemas"]["AssessmentRequest"];
            };
        };
        responses: {
            /** @description Received. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reference": "T-1044"
                     *     }
                     */
                    "application/json": components["schemas"]["AssessmentReceived"];
                };
            };
            /** @description Something is missing or too long. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "invoiceNumber2": [
                     *         "This field is required."
                     *       ],
                     *       "codes": {
                     *         "invoiceNumber2": [
                     *           "required"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, one per intention. The same key with the same body returns the first answer and does nothing again.
                 * @example 9b1c6d4e-2f0a-4c6e-9a51-7f3f5a0c2d11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "first_name": "Grace",
                 *       "last_name": "Wanjiru",
                 *       "email": "grace@example.com",
                 *       "confirm_email": "grace@example.com",
                 *       "password": "harbour lights 9",
                 *       "country": "KE"
                 *     }
                 */
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description Registered, the activation e-mail is on its way. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "grace@example.com",
                     *       "proof": "7wQm1bq0Xv4oQnL9sYbC0w6lq3cXQ0mJf7cQ1v8d2kz"
                     *     }
                     */
                    "application/json": components["schemas"]["Registered"];
                };
            };
            /** @description Not registered. A problem with the address is always under `email`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    checkActivation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example Nw */
                uid: string;
                /** @example cq4x2b-9f31d0c2b7a84e55 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link can be used, or was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Msg"];
                };
            };
            /** @description Not activated. Whatever is no link of ours reads the same. */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Msg"];
                };
            };
        };
    };
    activateAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example Nw */
                uid: string;
                /** @example cq4x2b-9f31d0c2b7a84e55 */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Activation"];
            };
        };
        responses: {
            /** @description Active, now or before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Msg"];
                };
            };
            /** @description Not activated, and the link stays good; a password has to be chosen, or another one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            /** @description Not activated. Whatever is no link of ours reads the same. */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Msg"];
                };
            };
        };
    };
    resendActivation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "grace@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            /** @description What happened; the sentence is the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Msg"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "grace@example.com",
                 *       "password": "harbour lights 9"
                 *     }
                 */
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description A token of this sign-in alone, for the Authorization header. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "3f2a9c0de41b57886a7fd0c3b9e2415a6c08f1d7"
                     *     }
                     */
                    "application/json": components["schemas"]["Token"];
                };
            };
            /** @description Not signed in; an unknown address and a wrong password read the same. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            /** @description Not signed in yet: it is the right person, who has a second factor. `challenge` and the factor go to `/auth/second-factor/` within five minutes. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "Enter the code of your authenticator app, or one of your recovery codes.",
                     *       "code": "second_factor_required",
                     *       "challenge": "eyJwdXJwb3NlIjoic2lnbi1pbiJ9.T0mJf7cQ1v8d2kz9uKp5hRr4sTtU",
                     *       "methods": [
                     *         "authenticator",
                     *         "recovery-code"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SecondFactorChallenge"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    signInSocially: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "access_token": "ya29.a0AfH6SMBx"
                 *     }
                 */
                "application/json": components["schemas"]["SocialLoginRequest"];
            };
        };
        responses: {
            /** @description A token of this sign-in alone, for the Authorization header. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "3f2a9c0de41b57886a7fd0c3b9e2415a6c08f1d7"
                     *     }
                     */
                    "application/json": components["schemas"]["Token"];
                };
            };
            /** @description Not signed in. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialErrors"];
                };
            };
            /** @description Not signed in yet: it is the right person, who has a second factor. `challenge` and the factor go to `/auth/second-factor/` within five minutes. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "Enter the code of your authenticator app, or one of your recovery codes.",
                     *       "code": "second_factor_required",
                     *       "challenge": "eyJwdXJwb3NlIjoic2lnbi1pbiJ9.T0mJf7cQ1v8d2kz9uKp5hRr4sTtU",
                     *       "methods": [
                     *         "authenticator",
                     *         "recovery-code"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SecondFactorChallenge"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    completeSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "challenge": "eyJwdXJwb3NlIjoic2lnbi1pbiJ9.T0mJf7cQ1v8d2kz9uKp5hRr4sTtU",
                 *       "code": "287082"
                 *     }
                 */
                "application/json": components["schemas"]["SecondFactorAnswer"];
            };
        };
        responses: {
            /** @description A token of this sign-in alone, for the Authorization header. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "3f2a9c0de41b57886a7fd0c3b9e2415a6c08f1d7"
                     *     }
                     */
                    "application/json": components["schemas"]["Token"];
                };
            };
            /** @description Not signed in. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    reportSocialFailure: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "error": "popup_closed_by_user"
                 *     }
                 */
                "application/json": components["schemas"]["SocialFailure"];
            };
        };
        responses: {
            /** @description Noted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            /** @description More than 8 KB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "Request body is too large.",
                     *       "code": "body_too_large"
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "token": "3f2a9c0de41b57886a7fd0c3b9e2415a6c08f1d7"
                 *     }
                 */
                "application/json": components["schemas"]["LogoutRequest"];
            };
        };
        responses: {
            /** @description Signed out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "Successfully logged out.",
                     *       "code": "signed_out"
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
            /** @description No token was sent. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "You should be logged in to logout. Check whether the token is passed.",
                     *       "code": "not_signed_in"
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "grace@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            /** @description If there is such an account, the e-mail is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "Password reset e-mail has been sent.",
                     *       "code": "reset_mail_sent"
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    confirmPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example Nw */
                uid: string;
                /** @example cq4x2b-9f31d0c2b7a84e55 */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "new_password1": "harbour lights 10",
                 *       "new_password2": "harbour lights 10",
                 *       "uid": "Nw",
                 *       "token": "cq4x2b-9f31d0c2b7a84e55"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordResetConfirm"];
            };
        };
        responses: {
            /** @description The new password holds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "Password has been reset with the new password.",
                     *       "code": "password_reset"
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
            /** @description Nothing changed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "first_name": "Grace",
                     *       "last_name": "Wanjiru",
                     *       "email": "grace@example.com",
                     *       "country": "Kenya",
                     *       "postcode": null,
                     *       "phone": "+254722345678",
                     *       "date_joined": "2025-11-20T10:30:00Z",
                     *       "is_seller": false,
                     *       "agent_training": "",
                     *       "seller_status": "none",
                     *       "may_list_export": false,
                     *       "is_staff": false,
                     *       "staff_role": null,
                     *       "language": "sw",
                     *       "notifications": {
                     *         "commission": true,
                     *         "listing_ordered": true,
                     *         "order_steps": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Profile"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "first_name": "Grace",
                 *       "phone": "+254722345678",
                 *       "language": "sw"
                 *     }
                 */
                "application/json": components["schemas"]["ProfileChange"];
            };
        };
        responses: {
            /** @description The profile as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            /** @description Nothing was changed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "language": [
                     *         "\"xx\" is not a valid choice."
                     *       ],
                     *       "codes": {
                     *         "language": [
                     *           "invalid_choice"
                     *         ]
                     *       },
                     *       "values": {
                     *         "language": [
                     *           {
                     *             "value": "xx"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "first_name": "Grace",
                     *       "last_name": "Wanjiru",
                     *       "email": "grace@example.com",
                     *       "country": "Kenya",
                     *       "postcode": null,
                     *       "phone": "+254722345678",
                     *       "date_joined": "2025-11-20T10:30:00Z",
                     *       "is_seller": false,
                     *       "agent_training": "",
                     *       "seller_status": "none",
                     *       "may_list_export": false,
                     *       "is_staff": false,
                     *       "staff_role": null,
                     *       "language": "sw",
                     *       "notifications": {
                     *         "commission": true,
                     *         "listing_ordered": true,
                     *         "order_steps": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Profile"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    downloadOwnData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonProof"];
            };
        };
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @example attachment; filename="bandari-data-2026-11-22.json" */
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "shop": "https://bandari.example",
                     *       "account": "grace@example.com",
                     *       "made_at": "2026-11-22T08:00:00Z",
                     *       "amounts_in": "minor units",
                     *       "data": {
                     *         "accounts": [
                     *           {
                     *             "id": 7,
                     *             "email": "grace@example.com",
                     *             "first_name": "Grace"
                     *           }
                     *         ],
                     *         "addresses": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PersonalCopy"];
                };
            };
            /** @description Neither the password nor the link proves who it is. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getOwnDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Empty hindrances mean that it may be deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "confirm_by": "password",
                     *       "hindrances": [
                     *         {
                     *           "detail": "Order 100118 is not finished. Your account can be deleted afterwards.",
                     *           "code": "deletion_open_order",
                     *           "values": {
                     *             "number": "100118"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OwnDeletion"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    deleteOwnAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonProof"];
            };
        };
        responses: {
            /** @description It is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Neither the password nor the link proves who it is. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description Something is still open. `GET` lists everything that is. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detail"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    requestConfirmationLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "We have sent you an e-mail.",
                     *       "code": "confirmation_mail_sent"
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current_password": "harbour lights 9",
                 *       "new_password1": "harbour lights 10",
                 *       "new_password2": "harbour lights 10"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The new password holds; only this sign-in is left. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "Your password is changed.",
                     *       "code": "password_changed"
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
            /** @description Nothing changed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's sign-ins. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 42,
                     *         "app": "portal",
                     *         "browser": "Chrome",
                     *         "system": "Android",
                     *         "network": "41.90.x.x",
                     *         "created_at": "2026-11-20T07:30:00Z",
                     *         "used_at": "2026-11-20T10:30:00Z",
                     *         "expires_at": "2026-12-20T07:30:00Z",
                     *         "is_current": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["AccountSession"][];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ended": 3
                     *     }
                     */
                    "application/json": components["schemas"]["EndedSessions"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    stepUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "287082"
                 *     }
                 */
                "application/json": components["schemas"]["StepUpProof"];
            };
        };
        responses: {
            /** @description Proved. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not proved. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    challengePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To be answered within five minutes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "challenge": "eyJwdXJwb3NlIjoic2lnbi1pbiJ9.T0mJf7cQ1v8d2kz9uKp5hRr4sTtU",
                     *       "passkey": {
                     *         "challenge": "ZXlKd2RYSndiM05sSWpvaWMybG5iaTFwYmlKOQ",
                     *         "rpId": "bandari.example",
                     *         "allowCredentials": [
                     *           {
                     *             "id": "kX0mJf7cQ1v8d2kz",
                     *             "type": "public-key"
                     *           }
                     *         ],
                     *         "timeout": 300000,
                     *         "userVerification": "required"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PasskeyChallenge"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The caller has none that this site can ask for. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "You have no passkey for this site.",
                     *       "code": "passkey_absent"
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
        };
    };
    getSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "authenticator_since": "2026-11-20T10:30:00Z",
                     *       "passkeys": [],
                     *       "recovery_codes_left": 9,
                     *       "is_required": true
                     *     }
                     */
                    "application/json": components["schemas"]["SecondFactor"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    enrolAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To be scanned or typed into the app. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthenticatorSecret"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description Ten minutes have passed since the caller last proved who they are. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "Confirm that it is you.",
                     *       "code": "step_up_needed"
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
            /** @description There is one already; it is removed first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "You have an authenticator app already. Remove it first.",
                     *       "code": "authenticator_known"
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
        };
    };
    removeAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /** @description Ten minutes have passed since the caller last proved who they are. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "Confirm that it is you.",
                     *       "code": "step_up_needed"
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description Staff keep one. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "Staff need a second factor. Add another before you remove this one.",
                     *       "code": "second_factor_needed"
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
        };
    };
    confirmAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "287082"
                 *     }
                 */
                "application/json": components["schemas"]["AuthenticatorCode"];
            };
        };
        responses: {
            /** @description Turned on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "recovery_codes": [
                     *         "7K2M-QX9P-4HTD-WN3C"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            /** @description Not confirmed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": [
                     *         "This code is not right",
                     *         "or was used already."
                     *       ],
                     *       "codes": {
                     *         "code": [
                     *           "factor_code_wrong"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description Ten minutes have passed since the caller last proved who they are. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "Confirm that it is you.",
                     *       "code": "step_up_needed"
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasskey"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "passkey": {
                     *         "id": 7,
                     *         "name": "My telephone",
                     *         "created_at": "2026-11-20T10:30:00Z",
                     *         "used_at": null,
                     *         "is_here": true
                     *       },
                     *       "recovery_codes": [
                     *         "7K2M-QX9P-4HTD-WN3C"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PasskeyAdded"];
                };
            };
            /** @description Not added. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description Ten minutes have passed since the caller last proved who they are. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "Confirm that it is you.",
                     *       "code": "step_up_needed"
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
            /** @description No room for another. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "You have 10 passkeys. Remove one first.",
                     *       "code": "passkeys_full",
                     *       "values": {
                     *         "most": 10
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    beginPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To be answered within five minutes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyCreation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description Ten minutes have passed since the caller last proved who they are. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "Confirm that it is you.",
                     *       "code": "step_up_needed"
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
            /** @description No room for another. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "You have 10 passkeys. Remove one first.",
                     *       "code": "passkeys_full",
                     *       "values": {
                     *         "most": 10
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /** @description Ten minutes have passed since the caller last proved who they are. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "Confirm that it is you.",
                     *       "code": "step_up_needed"
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description Staff keep one. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "Staff need a second factor. Add another before you remove this one.",
                     *       "code": "second_factor_needed"
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Turned on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "recovery_codes": [
                     *         "7K2M-QX9P-4HTD-WN3C"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description Ten minutes have passed since the caller last proved who they are. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "Confirm that it is you.",
                     *       "code": "step_up_needed"
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
            /** @description There is no second factor. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "You have no second factor.",
                     *       "code": "second_factor_absent"
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
        };
    };
    createHandover: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "audience": "portal",
                 *       "next": "/profile"
                 *     }
                 */
                "application/json": components["schemas"]["HandoverRequest"];
            };
        };
        responses: {
            /** @description The code, and the address that carries it in its fragment. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "mYb1tqC0w6lq3cXQ0mJf7cQ1v8d2kz9uKp5hRr4sTtU",
                     *       "expires_in": 60,
                     *       "url": "https://portal.shop.example/sso#code=mYb1tqC0w6lq3cXQ0mJf7cQ1v8d2kz9uKp5hRr4sTtU"
                     *     }
                     */
                    "application/json": components["schemas"]["Handover"];
                };
            };
            /** @description Unknown audience, or `next` is not a path of ours. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    redeemHandover: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "mYb1tqC0w6lq3cXQ0mJf7cQ1v8d2kz9uKp5hRr4sTtU",
                 *       "audience": "portal"
                 *     }
                 */
                "application/json": components["schemas"]["HandoverRedemption"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "9d07c1e5b3a24f6880cb15de7723a94f10b6c8e2",
                     *       "email": "grace@example.com",
                     *       "next": "/profile"
                     *     }
                     */
                    "application/json": components["schemas"]["RedeemedHandover"];
                };
            };
            /** @description Unknown, used, expired or meant for another audience, all the same. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "non_field_errors": [
                     *         "Invalid or expired code."
                     *       ],
                     *       "codes": {
                     *         "non_field_errors": [
                     *           "handover_invalid"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    listAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 12,
                     *         "title": "Mrs",
                     *         "first_name": "Grace",
                     *         "last_name": "Wanjiru",
                     *         "line1": "14 Moi Avenue",
                     *         "line2": "",
                     *         "line3": "",
                     *         "line4": "Nairobi",
                     *         "state": "Nairobi County",
                     *         "postcode": "",
                     *         "country": "https://shop.example/api/countries/KE/",
                     *         "phone_number": "+254700000001",
                     *         "tel_number": "",
                     *         "notes": "",
                     *         "email": "grace@example.com",
                     *         "destination_port": "",
                     *         "destination_code": "",
                     *         "is_default_for_shipping": true,
                     *         "search_text": "Grace Wanjiru 14 Moi Avenue Nairobi Nairobi County Kenya"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SavedAddress"][];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    createAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Mrs",
                 *       "first_name": "Grace",
                 *       "last_name": "Wanjiru",
                 *       "line1": "14 Moi Avenue",
                 *       "line4": "Nairobi",
                 *       "state": "Nairobi County",
                 *       "country": "/api/countries/KE/",
                 *       "phone_number": "254700000001",
                 *       "email": "grace@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["SavedAddressInput"];
            };
        };
        responses: {
            /** @description The address as it is stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "title": "Mrs",
                     *       "first_name": "Grace",
                     *       "last_name": "Wanjiru",
                     *       "line1": "14 Moi Avenue",
                     *       "line2": "",
                     *       "line3": "",
                     *       "line4": "Nairobi",
                     *       "state": "Nairobi County",
                     *       "postcode": "",
                     *       "country": "https://shop.example/api/countries/KE/",
                     *       "phone_number": "+254700000001",
                     *       "tel_number": "",
                     *       "notes": "",
                     *       "email": "grace@example.com",
                     *       "destination_port": "",
                     *       "destination_code": "",
                     *       "is_default_for_shipping": true,
                     *       "search_text": "Grace Wanjiru 14 Moi Avenue Nairobi Nairobi County Kenya"
                     *     }
                     */
                    "application/json": components["schemas"]["SavedAddress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The caller has exactly this address already. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "non_field_errors": [
                     *         "This address is in your address book already."
                     *       ],
                     *       "codes": {
                     *         "non_field_errors": [
                     *           "address_known"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
        };
    };
    getAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "title": "Mrs",
                     *       "first_name": "Grace",
                     *       "last_name": "Wanjiru",
                     *       "line1": "14 Moi Avenue",
                     *       "line2": "",
                     *       "line3": "",
                     *       "line4": "Nairobi",
                     *       "state": "Nairobi County",
                     *       "postcode": "",
                     *       "country": "https://shop.example/api/countries/KE/",
                     *       "phone_number": "+254700000001",
                     *       "tel_number": "",
                     *       "notes": "",
                     *       "email": "grace@example.com",
                     *       "destination_port": "",
                     *       "destination_code": "",
                     *       "is_default_for_shipping": true,
                     *       "search_text": "Grace Wanjiru 14 Moi Avenue Nairobi Nairobi County Kenya"
                     *     }
                     */
                    "application/json": components["schemas"]["SavedAddress"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    replaceAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Mrs",
                 *       "first_name": "Grace",
                 *       "last_name": "Wanjiru",
                 *       "line1": "14 Moi Avenue",
                 *       "line4": "Nairobi",
                 *       "state": "Nairobi County",
                 *       "country": "/api/countries/KE/",
                 *       "phone_number": "254700000001",
                 *       "email": "grace@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["SavedAddressInput"];
            };
        };
        responses: {
            /** @description The address as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "title": "Mrs",
                     *       "first_name": "Grace",
                     *       "last_name": "Wanjiru",
                     *       "line1": "14 Moi Avenue",
                     *       "line2": "",
                     *       "line3": "",
                     *       "line4": "Nairobi",
                     *       "state": "Nairobi County",
                     *       "postcode": "",
                     *       "country": "https://shop.example/api/countries/KE/",
                     *       "phone_number": "+254700000001",
                     *       "tel_number": "",
                     *       "notes": "",
                     *       "email": "grace@example.com",
                     *       "destination_port": "",
                     *       "destination_code": "",
                     *       "is_default_for_shipping": true,
                     *       "search_text": "Grace Wanjiru 14 Moi Avenue Nairobi Nairobi County Kenya"
                     *     }
                     */
                    "application/json": components["schemas"]["SavedAddress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The caller has exactly this address already. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "non_field_errors": [
                     *         "This address is in your address book already."
                     *       ],
                     *       "codes": {
                     *         "non_field_errors": [
                     *           "address_known"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
        };
    };
    deleteAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Forgotten. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    updateAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "line1": "16 Moi Avenue"
                 *     }
                 */
                "application/json": components["schemas"]["AddressChange"];
            };
        };
        responses: {
            /** @description The address as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "title": "Mrs",
                     *       "first_name": "Grace",
                     *       "last_name": "Wanjiru",
                     *       "line1": "14 Moi Avenue",
                     *       "line2": "",
                     *       "line3": "",
                     *       "line4": "Nairobi",
                     *       "state": "Nairobi County",
                     *       "postcode": "",
                     *       "country": "https://shop.example/api/countries/KE/",
                     *       "phone_number": "+254700000001",
                     *       "tel_number": "",
                     *       "notes": "",
                     *       "email": "grace@example.com",
                     *       "destination_port": "",
                     *       "destination_code": "",
                     *       "is_default_for_shipping": true,
                     *       "search_text": "Grace Wanjiru 14 Moi Avenue Nairobi Nairobi County Kenya"
                     *     }
                     */
                    "application/json": components["schemas"]["SavedAddress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The caller has exactly this address already. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "non_field_errors": [
                     *         "This address is in your address book already."
                     *       ],
                     *       "codes": {
                     *         "non_field_errors": [
                     *           "address_known"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
        };
    };
    getBasket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole basket; its lines are behind `lines`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Basket"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    getBasketById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole basket; its lines are behind `lines`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Basket"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    listBasketLines: {
        parameters: {
            query?: {
                /**
                 * @description Page number from 1, or `last`; 25 entries a page. Text rather than a number, because anything else than a page there is answers 404 `Invalid page.` and not 400.
                 * @example 2
                 */
                page?: components["parameters"]["page"];
            };
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of lines; an empty basket has an empty first page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "next": null,
                     *       "previous": null,
                     *       "results": [
                     *         {
                     *           "url": "https://shop.example/api/baskets/118/lines/301/",
                     *           "product": "https://shop.example/api/products/4711/",
                     *           "product_id": 4711,
                     *           "title": "Toyota Vitz 1.0 2013",
                     *           "primary_image": "https://shop.example/media/3f9a11-640.jpg",
                     *           "quantity": 1,
                     *           "max_quantity": 3,
                     *           "shipping_type": "RORO",
                     *           "choices": [
                     *             {
                     *               "kind": "colour",
                     *               "values": [
                     *                 "White",
                     *                 "Silver"
                     *               ]
                     *             }
                     *           ],
                     *           "choice": {
                     *             "size": null,
                     *             "colour": "White"
                     *           },
                     *           "destination_port": "Mombasa",
                     *           "destination_country": "Kenya",
                     *           "destination_country_code": "KE",
                     *           "attributes": [
                     *             {
                     *               "url": "https://shop.example/api/baskets/118/lines/301/lineattributes/77/",
                     *               "option": "https://shop.example/api/options/1/",
                     *               "value": "700.00"
                     *             }
                     *           ],
                     *           "price_currency": "USD",
                     *           "price_excl_tax": "4300.00",
                     *           "price_incl_tax": "4300.00",
                     *           "price_excl_tax_excl_discounts": "4500.00",
                     *           "price_incl_tax_excl_discounts": "4500.00",
                     *           "has_discount": true,
                     *           "is_tax_known": true,
                     *           "warning": null,
                     *           "basket": "https://shop.example/api/baskets/118/",
                     *           "stockrecord": "https://shop.example/api/products/4711/stockrecords/8801/",
                     *           "date_created": "2026-03-02T09:12:44Z",
                     *           "date_updated": "2026-03-02T09:12:44Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BasketLinePage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    listBasketLandedPrices: {
        parameters: {
            query?: {
                /**
                 * @description Of the consignee, by its ISO alpha-2 code: it decides where the basket's port serves several countries.
                 * @example KE
                 */
                country?: string;
                /**
                 * @description Of the consignee; where no way to it is known, the prices are those at the port.
                 * @example Nairobi
                 */
                city?: string;
            };
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lines with a vehicle for export. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "country": "KE",
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["BasketLandedPrices"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    addBasketLine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddProductRequest"];
            };
        };
        responses: {
            /** @description The whole basket; its lines are behind `lines`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Basket"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description Not taken; the basket is as it was. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LineRefusal"];
                };
            };
            503: components["responses"]["PartnerSilent"];
        };
    };
    getBasketLine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
                /** @example 301 */
                line: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The line. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "https://shop.example/api/baskets/118/lines/301/",
                     *       "product": "https://shop.example/api/products/4711/",
                     *       "product_id": 4711,
                     *       "title": "Toyota Vitz 1.0 2013",
                     *       "primary_image": "https://shop.example/media/3f9a11-640.jpg",
                     *       "quantity": 1,
                     *       "max_quantity": 3,
                     *       "shipping_type": "RORO",
                     *       "choices": [
                     *         {
                     *           "kind": "colour",
                     *           "values": [
                     *             "White",
                     *             "Silver"
                     *           ]
                     *         }
                     *       ],
                     *       "choice": {
                     *         "size": null,
                     *         "colour": "White"
                     *       },
                     *       "destination_port": "Mombasa",
                     *       "destination_country": "Kenya",
                     *       "destination_country_code": "KE",
                     *       "attributes": [
                     *         {
                     *           "url": "https://shop.example/api/baskets/118/lines/301/lineattributes/77/",
                     *           "option": "https://shop.example/api/options/1/",
                     *           "value": "700.00"
                     *         }
                     *       ],
                     *       "price_currency": "USD",
                     *       "price_excl_tax": "4300.00",
                     *       "price_incl_tax": "4300.00",
                     *       "price_excl_tax_excl_discounts": "4500.00",
                     *       "price_incl_tax_excl_discounts": "4500.00",
                     *       "has_discount": true,
                     *       "is_tax_known": true,
                     *       "warning": null,
                     *       "basket": "https://shop.example/api/baskets/118/",
                     *       "stockrecord": "https://shop.example/api/products/4711/stockrecords/8801/",
                     *       "date_created": "2026-03-02T09:12:44Z",
                     *       "date_updated": "2026-03-02T09:12:44Z"
                     *     }
                     */
                    "application/json": components["schemas"]["BasketLine"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    removeBasketLine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
                /** @example 301 */
                line: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    changeBasketLine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
                /** @example 301 */
                line: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "quantity": 2
                 *     }
                 */
                "application/json": components["schemas"]["ChangeLineRequest"];
            };
        };
        responses: {
            /** @description The line. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "https://shop.example/api/baskets/118/lines/301/",
                     *       "product": "https://shop.example/api/products/4711/",
                     *       "product_id": 4711,
                     *       "title": "Toyota Vitz 1.0 2013",
                     *       "primary_image": "https://shop.example/media/3f9a11-640.jpg",
                     *       "quantity": 1,
                     *       "max_quantity": 3,
                     *       "shipping_type": "RORO",
                     *       "choices": [
                     *         {
                     *           "kind": "colour",
                     *           "values": [
                     *             "White",
                     *             "Silver"
                     *           ]
                     *         }
                     *       ],
                     *       "choice": {
                     *         "size": null,
                     *         "colour": "White"
                     *       },
                     *       "destination_port": "Mombasa",
                     *       "destination_country": "Kenya",
                     *       "destination_country_code": "KE",
                     *       "attributes": [
                     *         {
                     *           "url": "https://shop.example/api/baskets/118/lines/301/lineattributes/77/",
                     *           "option": "https://shop.example/api/options/1/",
                     *           "value": "700.00"
                     *         }
                     *       ],
                     *       "price_currency": "USD",
                     *       "price_excl_tax": "4300.00",
                     *       "price_incl_tax": "4300.00",
                     *       "price_excl_tax_excl_discounts": "4500.00",
                     *       "price_incl_tax_excl_discounts": "4500.00",
                     *       "has_discount": true,
                     *       "is_tax_known": true,
                     *       "warning": null,
                     *       "basket": "https://shop.example/api/baskets/118/",
                     *       "stockrecord": "https://shop.example/api/products/4711/stockrecords/8801/",
                     *       "date_created": "2026-03-02T09:12:44Z",
                     *       "date_updated": "2026-03-02T09:12:44Z"
                     *     }
                     */
                    "application/json": components["schemas"]["BasketLine"];
                };
            };
            /** @description Not a quantity from 1 to 25. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "quantity": [
                     *         "Ensure this value is less than or equal to 25."
                     *       ],
                     *       "codes": {
                     *         "quantity": [
                     *           "max_value"
                     *         ]
                     *       },
                     *       "values": {
                     *         "quantity": [
                     *           {
                     *             "limit": 25
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description More than there is, or than one basket takes; the line is as it was. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LineRefusal"];
                };
            };
        };
    };
    getLineAttribute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
                /** @example 301 */
                line: number;
                /** @example 77 */
                attribute: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The option and the charge. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "https://shop.example/api/baskets/118/lines/301/lineattributes/77/",
                     *       "option": "https://shop.example/api/options/1/",
                     *       "value": "700.00"
                     *     }
                     */
                    "application/json": components["schemas"]["LineAttribute"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    applyDiscount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "vouchercode": "flash-7k2qx"
                 *     }
                 */
                "application/json": components["schemas"]["AddVoucherRequest"];
            };
        };
        responses: {
            /** @description What the code stands for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Voucher"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description Not applied; the basket is as it was. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscountRefusal"];
                };
            };
        };
    };
    removeDiscount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code, in upper or lower case.
                 * @example FLASH-7K2QX
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    placeOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, one per intention. The same key with the same body returns the first answer and does nothing again.
                 * @example 9b1c6d4e-2f0a-4c6e-9a51-7f3f5a0c2d11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "basket": "https://shop.example/api/baskets/118/",
                 *       "total": "5000.00",
                 *       "shipping_charge": {
                 *         "currency": "USD",
                 *         "incl_tax": "700.00",
                 *         "excl_tax": "700.00",
                 *         "tax": 0
                 *       },
                 *       "shipping_method_code": "mombasa-sedan",
                 *       "shipping_address": {
                 *         "title": "Mrs",
                 *         "first_name": "Grace",
                 *         "last_name": "Wanjiru",
                 *         "line1": "14 Moi Avenue",
                 *         "line2": "",
                 *         "line3": "",
                 *         "line4": "Nairobi",
                 *         "state": "Nairobi County",
                 *         "postcode": "",
                 *         "country": "https://shop.example/api/countries/KE/",
                 *         "phone_number": "254700000001",
                 *         "tel_number": "254700000001",
                 *         "notes": "",
                 *         "email": "grace@example.com",
                 *         "destination_port": "Mombasa",
                 *         "destination_code": "mombasa-sedan"
                 *       },
                 *       "payment": {
                 *         "cash": {
                 *           "enabled": true,
                 *           "amount": "5000.00"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CheckoutRequest"];
            };
        };
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 52,
                     *       "number": "100118",
                     *       "url": "https://shop.example/api/orders/52/",
                     *       "lines": "https://shop.example/api/orders/52/lines/",
                     *       "basket": "https://shop.example/api/baskets/118/",
                     *       "owner": "https://shop.example/api/users/7/",
                     *       "status": "Pending",
                     *       "currency": "USD",
                     *       "total_incl_tax": "5000.00",
                     *       "total_excl_tax": "5000.00",
                     *       "shipping_incl_tax": "700.00",
                     *       "shipping_excl_tax": "700.00",
                     *       "shipping_method": "RORO to Mombasa",
                     *       "shipping_type": "RORO",
                     *       "shipping_code": "mombasa-sedan",
                     *       "shipping_address": {
                     *         "id": 61,
                     *         "title": "Mrs",
                     *         "first_name": "Grace",
                     *         "last_name": "Wanjiru",
                     *         "line1": "14 Moi Avenue",
                     *         "line2": "",
                     *         "line3": "",
                     *         "line4": "Nairobi",
                     *         "state": "Nairobi County",
                     *         "postcode": "",
                     *         "country": "https://shop.example/api/countries/KE/",
                     *         "phone_number": "+254700000001",
                     *         "tel_number": "+254700000001",
                     *         "notes": "",
                     *         "email": "grace@example.com",
                     *         "destination_port": "Mombasa",
                     *         "destination_code": "mombasa-sedan",
                     *         "search_text": "Grace Wanjiru 14 Moi Avenue Nairobi Nairobi County Kenya"
                     *       },
                     *       "billing_address": null,
                     *       "email": "grace@example.com",
                     *       "date_placed": "2026-03-02T09:20:03Z",
                     *       "payment_url": "/checkout/payment-states/52/",
                     *       "offer_discounts": [],
                     *       "voucher_discounts": [
                     *         {
                     *           "name": "Flash discount",
                     *           "description": "200 USD off",
                     *           "amount": "200.00",
                     *           "voucher": {
                     *             "name": "Flash discount",
                     *             "code": "FLASH-7K2QX",
                     *             "kind": "discount",
                     *             "start_datetime": "2026-03-02T08:00:00Z",
                     *             "end_datetime": "2026-03-05T08:00:00Z"
                     *           }
                     *         }
                     *       ],
                     *       "surcharges": [],
                     *       "cost_lines": [
                     *         {
                     *           "kind": "goods",
                     *           "amount": "4500.00",
                     *           "currency": "USD",
                     *           "label_key": "cost.goods",
                     *           "label_values": {},
                     *           "paid_to": "seller",
                     *           "is_payable": true
                     *         },
                     *         {
                     *           "kind": "discount",
                     *           "amount": "-200.00",
                     *           "currency": "USD",
                     *           "label_key": "cost.discount",
                     *           "label_values": {
                     *             "code": "FLASH-7K2QX",
                     *             "name": "Flash discount"
                     *           },
                     *           "paid_to": "seller",
                     *           "is_payable": true
                     *         },
                     *         {
                     *           "kind": "shipping",
                     *           "amount": "700.00",
                     *           "currency": "USD",
                     *           "label_key": "cost.shipping",
                     *           "label_values": {
                     *             "method": "RORO to Mombasa"
                     *           },
                     *           "paid_to": "shipping-line",
                     *           "is_payable": true
                     *         }
                     *       ],
                     *       "line_props": [
                     *         {
                     *           "image": "https://shop.example/media/3f9a11-640.jpg",
                     *           "title": "Toyota Vitz 1.0 2013",
                     *           "qty": 1,
                     *           "price": "4300.00",
                     *           "product_id": 4711,
                     *           "identity": null
                     *         }
                     *       ],
                     *       "payment_reference": "1001187",
                     *       "payment_due": "2026-03-09T09:20:03Z",
                     *       "payment_instructions": {
                     *         "bank": [
                     *           "Bandari Ltd",
                     *           "Account 0011223344",
                     *           "SWIFT BNDRKENA"
                     *         ],
                     *         "bitcoin_address": "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq",
                     *         "bitcoin_uri": "bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq?label=1001187"
                     *       },
                     *       "payment_options": [
                     *         {
                     *           "method": "bank",
                     *           "details": [
                     *             {
                     *               "label": "SWIFT",
                     *               "value": "BNDRKENA"
                     *             }
                     *           ],
                     *           "uri": null
                     *         },
                     *         {
                     *           "method": "bitcoin",
                     *           "details": [
                     *             {
                     *               "label": "Bitcoin address",
                     *               "value": "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq"
                     *             }
                     *           ],
                     *           "uri": "bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq?label=1001187"
                     *         }
                     *       ],
                     *       "payments": [],
                     *       "balance": {
                     *         "received": "0.00",
                     *         "bank_charges": "0.00",
                     *         "refunded": "0.00",
                     *         "due": "5000.00",
                     *         "over": "0.00"
                     *       },
                     *       "payment_reports": [],
                     *       "may_report_payment": true,
                     *       "pro_forma": "https://shop.example/api/orders/52/pro-forma/",
                     *       "timeline": [
                     *         {
                     *           "status": "Pending",
                     *           "at": "2026-03-02T09:20:03Z"
                     *         }
                     *       ],
                     *       "insurance_requested": true,
                     *       "destination_port": "Mombasa",
                     *       "destination_country": "Kenya",
                     *       "destination_country_code": "KE"
                     *     }
                     */
                    "application/json": components["schemas"]["Order"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description No order was placed; the basket is as it was. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutRefusal"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /**
                 * @description Page number from 1, or `last`; 25 entries a page. Text rather than a number, because anything else than a page there is answers 404 `Invalid page.` and not 400.
                 * @example 2
                 */
                page?: components["parameters"]["page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of orders; without any, an empty first page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "next": null,
                     *       "previous": null,
                     *       "results": [
                     *         {
                     *           "id": 52,
                     *           "number": "100118",
                     *           "url": "https://shop.example/api/orders/52/",
                     *           "lines": "https://shop.example/api/orders/52/lines/",
                     *           "basket": "https://shop.example/api/baskets/118/",
                     *           "owner": "https://shop.example/api/users/7/",
                     *           "status": "Pending",
                     *           "currency": "USD",
                     *           "total_incl_tax": "5000.00",
                     *           "total_excl_tax": "5000.00",
                     *           "shipping_incl_tax": "700.00",
                     *           "shipping_excl_tax": "700.00",
                     *           "shipping_method": "RORO to Mombasa",
                     *           "shipping_type": "RORO",
                     *           "shipping_code": "mombasa-sedan",
                     *           "shipping_address": {
                     *             "id": 61,
                     *             "title": "Mrs",
                     *             "first_name": "Grace",
                     *             "last_name": "Wanjiru",
                     *             "line1": "14 Moi Avenue",
                     *             "line2": "",
                     *             "line3": "",
                     *             "line4": "Nairobi",
                     *             "state": "Nairobi County",
                     *             "postcode": "",
                     *             "country": "https://shop.example/api/countries/KE/",
                     *             "phone_number": "+254700000001",
                     *             "tel_number": "+254700000001",
                     *             "notes": "",
                     *             "email": "grace@example.com",
                     *             "destination_port": "Mombasa",
                     *             "destination_code": "mombasa-sedan",
                     *             "search_text": "Grace Wanjiru 14 Moi Avenue Nairobi Nairobi County Kenya"
                     *           },
                     *           "billing_address": null,
                     *           "email": "grace@example.com",
                     *           "date_placed": "2026-03-02T09:20:03Z",
                     *           "payment_url": "/checkout/payment-states/52/",
                     *           "offer_discounts": [],
                     *           "voucher_discounts": [
                     *             {
                     *               "name": "Flash discount",
                     *               "description": "200 USD off",
                     *               "amount": "200.00",
                     *               "voucher": {
                     *                 "name": "Flash discount",
                     *                 "code": "FLASH-7K2QX",
                     *                 "kind": "discount",
                     *                 "start_datetime": "2026-03-02T08:00:00Z",
                     *                 "end_datetime": "2026-03-05T08:00:00Z"
                     *               }
                     *             }
                     *           ],
                     *           "surcharges": [],
                     *           "cost_lines": [
                     *             {
                     *               "kind": "goods",
                     *               "amount": "4500.00",
                     *               "currency": "USD",
                     *               "label_key": "cost.goods",
                     *               "label_values": {},
                     *               "paid_to": "seller",
                     *               "is_payable": true
                     *             },
                     *             {
                     *               "kind": "discount",
                     *               "amount": "-200.00",
                     *               "currency": "USD",
                     *               "label_key": "cost.discount",
                     *               "label_values": {
                     *                 "code": "FLASH-7K2QX",
                     *                 "name": "Flash discount"
                     *               },
                     *               "paid_to": "seller",
                     *               "is_payable": true
                     *             },
                     *             {
                     *               "kind": "shipping",
                     *               "amount": "700.00",
                     *               "currency": "USD",
                     *               "label_key": "cost.shipping",
                     *               "label_values": {
                     *                 "method": "RORO to Mombasa"
                     *               },
                     *               "paid_to": "shipping-line",
                     *               "is_payable": true
                     *             }
                     *           ],
                     *           "line_props": [
                     *             {
                     *               "image": "https://shop.example/media/3f9a11-640.jpg",
                     *               "title": "Toyota Vitz 1.0 2013",
                     *               "qty": 1,
                     *               "price": "4300.00",
                     *               "product_id": 4711,
                     *               "identity": null
                     *             }
                     *           ],
                     *           "payment_reference": "1001187",
                     *           "payment_due": "2026-03-09T09:20:03Z",
                     *           "payment_instructions": {
                     *             "bank": [
                     *               "Bandari Ltd",
                     *               "Account 0011223344",
                     *               "SWIFT BNDRKENA"
                     *             ],
                     *             "bitcoin_address": "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq",
                     *             "bitcoin_uri": "bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq?label=1001187"
                     *           },
                     *           "payment_options": [
                     *             {
                     *               "method": "bank",
                     *               "details": [
                     *                 {
                     *                   "label": "SWIFT",
                     *                   "value": "BNDRKENA"
                     *                 }
                     *               ],
                     *               "uri": null
                     *             },
                     *             {
                     *               "method": "bitcoin",
                     *               "details": [
                     *                 {
                     *                   "label": "Bitcoin address",
                     *                   "value": "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq"
                     *                 }
                     *               ],
                     *               "uri": "bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq?label=1001187"
                     *             }
                     *           ],
                     *           "payments": [],
                     *           "balance": {
                     *             "received": "0.00",
                     *             "bank_charges": "0.00",
                     *             "refunded": "0.00",
                     *             "due": "5000.00",
                     *             "over": "0.00"
                     *           },
                     *           "payment_reports": [],
                     *           "may_report_payment": true,
                     *           "pro_forma": "https://shop.example/api/orders/52/pro-forma/",
                     *           "timeline": [
                     *             {
                     *               "status": "Pending",
                     *               "at": "2026-03-02T09:20:03Z"
                     *             }
                     *           ],
                     *           "insurance_requested": true,
                     *           "destination_port": "Mombasa",
                     *           "destination_country": "Kenya",
                     *           "destination_country_code": "KE"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OrderPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["InvalidPage"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 52,
                     *       "number": "100118",
                     *       "url": "https://shop.example/api/orders/52/",
                     *       "lines": "https://shop.example/api/orders/52/lines/",
                     *       "basket": "https://shop.example/api/baskets/118/",
                     *       "owner": "https://shop.example/api/users/7/",
                     *       "status": "Pending",
                     *       "currency": "USD",
                     *       "total_incl_tax": "5000.00",
                     *       "total_excl_tax": "5000.00",
                     *       "shipping_incl_tax": "700.00",
                     *       "shipping_excl_tax": "700.00",
                     *       "shipping_method": "RORO to Mombasa",
                     *       "shipping_type": "RORO",
                     *       "shipping_code": "mombasa-sedan",
                     *       "shipping_address": {
                     *         "id": 61,
                     *         "title": "Mrs",
                     *         "first_name": "Grace",
                     *         "last_name": "Wanjiru",
                     *         "line1": "14 Moi Avenue",
                     *         "line2": "",
                     *         "line3": "",
                     *         "line4": "Nairobi",
                     *         "state": "Nairobi County",
                     *         "postcode": "",
                     *         "country": "https://shop.example/api/countries/KE/",
                     *         "phone_number": "+254700000001",
                     *         "tel_number": "+254700000001",
                     *         "notes": "",
                     *         "email": "grace@example.com",
                     *         "destination_port": "Mombasa",
                     *         "destination_code": "mombasa-sedan",
                     *         "search_text": "Grace Wanjiru 14 Moi Avenue Nairobi Nairobi County Kenya"
                     *       },
                     *       "billing_address": null,
                     *       "email": "grace@example.com",
                     *       "date_placed": "2026-03-02T09:20:03Z",
                     *       "payment_url": "/checkout/payment-states/52/",
                     *       "offer_discounts": [],
                     *       "voucher_discounts": [
                     *         {
                     *           "name": "Flash discount",
                     *           "description": "200 USD off",
                     *           "amount": "200.00",
                     *           "voucher": {
                     *             "name": "Flash discount",
                     *             "code": "FLASH-7K2QX",
                     *             "kind": "discount",
                     *             "start_datetime": "2026-03-02T08:00:00Z",
                     *             "end_datetime": "2026-03-05T08:00:00Z"
                     *           }
                     *         }
                     *       ],
                     *       "surcharges": [],
                     *       "cost_lines": [
                     *         {
                     *           "kind": "goods",
                     *           "amount": "4500.00",
                     *           "currency": "USD",
                     *           "label_key": "cost.goods",
                     *           "label_values": {},
                     *           "paid_to": "seller",
                     *           "is_payable": true
                     *         },
                     *         {
                     *           "kind": "discount",
                     *           "amount": "-200.00",
                     *           "currency": "USD",
                     *           "label_key": "cost.discount",
                     *           "label_values": {
                     *             "code": "FLASH-7K2QX",
                     *             "name": "Flash discount"
                     *           },
                     *           "paid_to": "seller",
                     *           "is_payable": true
                     *         },
                     *         {
                     *           "kind": "shipping",
                     *           "amount": "700.00",
                     *           "currency": "USD",
                     *           "label_key": "cost.shipping",
                     *           "label_values": {
                     *             "method": "RORO to Mombasa"
                     *           },
                     *           "paid_to": "shipping-line",
                     *           "is_payable": true
                     *         }
                     *       ],
                     *       "line_props": [
                     *         {
                     *           "image": "https://shop.example/media/3f9a11-640.jpg",
                     *           "title": "Toyota Vitz 1.0 2013",
                     *           "qty": 1,
                     *           "price": "4300.00",
                     *           "product_id": 4711,
                     *           "identity": null
                     *         }
                     *       ],
                     *       "payment_reference": "1001187",
                     *       "payment_due": "2026-03-09T09:20:03Z",
                     *       "payment_instructions": {
                     *         "bank": [
                     *           "Bandari Ltd",
                     *           "Account 0011223344",
                     *           "SWIFT BNDRKENA"
                     *         ],
                     *         "bitcoin_address": "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq",
                     *         "bitcoin_uri": "bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq?label=1001187"
                     *       },
                     *       "payment_options": [
                     *         {
                     *           "method": "bank",
                     *           "details": [
                     *             {
                     *               "label": "SWIFT",
                     *               "value": "BNDRKENA"
                     *             }
                     *           ],
                     *           "uri": null
                     *         },
                     *         {
                     *           "method": "bitcoin",
                     *           "details": [
                     *             {
                     *               "label": "Bitcoin address",
                     *               "value": "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq"
                     *             }
                     *           ],
                     *           "uri": "bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq?label=1001187"
                     *         }
                     *       ],
                     *       "payments": [],
                     *       "balance": {
                     *         "received": "0.00",
                     *         "bank_charges": "0.00",
                     *         "refunded": "0.00",
                     *         "due": "5000.00",
                     *         "over": "0.00"
                     *       },
                     *       "payment_reports": [],
                     *       "may_report_payment": true,
                     *       "pro_forma": "https://shop.example/api/orders/52/pro-forma/",
                     *       "timeline": [
                     *         {
                     *           "status": "Pending",
                     *           "at": "2026-03-02T09:20:03Z"
                     *         }
                     *       ],
                     *       "insurance_requested": true,
                     *       "destination_port": "Mombasa",
                     *       "destination_country": "Kenya",
                     *       "destination_country_code": "KE"
                     *     }
                     */
                    "application/json": components["schemas"]["Order"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    listOrderLines: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lines, in the order of the basket. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "url": "https://shop.example/api/orderlines/88/",
                     *         "order": "https://shop.example/api/orders/52/",
                     *         "product": "https://shop.example/api/products/4711/",
                     *         "stockrecord": "https://shop.example/api/products/4711/stockrecords/8801/",
                     *         "quantity": 1,
                     *         "price_currency": "USD",
                     *         "price_excl_tax": "4300.00",
                     *         "price_incl_tax": "4300.00",
                     *         "price_excl_tax_excl_discounts": "4500.00",
                     *         "price_incl_tax_excl_discounts": "4500.00",
                     *         "attributes": [
                     *           {
                     *             "url": "https://shop.example/api/baskets/118/lines/301/lineattributes/77/",
                     *             "option": "https://shop.example/api/options/1/",
                     *             "value": "700.00"
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["OrderLine"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    listOrderLandedPrices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One entry for each vehicle. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example [] */
                    "application/json": components["schemas"]["OrderedLandedPrice"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    getOrderLine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The line. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "https://shop.example/api/orderlines/88/",
                     *       "order": "https://shop.example/api/orders/52/",
                     *       "product": "https://shop.example/api/products/4711/",
                     *       "stockrecord": "https://shop.example/api/products/4711/stockrecords/8801/",
                     *       "quantity": 1,
                     *       "price_currency": "USD",
                     *       "price_excl_tax": "4300.00",
                     *       "price_incl_tax": "4300.00",
                     *       "price_excl_tax_excl_discounts": "4500.00",
                     *       "price_incl_tax_excl_discounts": "4500.00",
                     *       "attributes": [
                     *         {
                     *           "url": "https://shop.example/api/baskets/118/lines/301/lineattributes/77/",
                     *           "option": "https://shop.example/api/options/1/",
                     *           "value": "700.00"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OrderLine"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    listPaymentMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Method code to the description of its fields. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "cash": {
                     *         "type": "nested object",
                     *         "required": false,
                     *         "read_only": false,
                     *         "label": "Bank transfer or Bitcoin, on the pro-forma invoice",
                     *         "children": {
                     *           "method_type": {
                     *             "type": "choice",
                     *             "required": false,
                     *             "read_only": false,
                     *             "label": "Method type",
                     *             "choices": [
                     *               {
                     *                 "value": "cash",
                     *                 "display_name": "Cash"
                     *               }
                     *             ]
                     *           },
                     *           "enabled": {
                     *             "type": "boolean",
                     *             "required": false,
                     *             "read_only": false,
                     *             "label": "Enabled"
                     *           },
                     *           "amount": {
                     *             "type": "decimal",
                     *             "required": false,
                     *             "read_only": false,
                     *             "label": "Amount",
                     *             "max_digits": 12,
                     *             "decimal_places": 2
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentMethods"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    getPaymentStates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order's status and the state of each payment method. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "order_status": "Pending",
                     *       "payment_method_states": {
                     *         "cash": {
                     *           "status": "Pending",
                     *           "amount": "5000.00",
                     *           "required_action": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentStates"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    reportPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": "5000.00",
                 *       "paid_on": "2026-03-03",
                 *       "bank": "Harbour Bank Nairobi"
                 *     }
                 */
                "application/json": components["schemas"]["PaymentReportRequest"];
            };
        };
        responses: {
            /** @description The order, with the report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description A field is missing or does not fit. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The order does not wait for payment, a report is open, or there were three. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "We are looking for the payment that you reported.",
                     *       "code": "payment_report_open"
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
        };
    };
    getOrderFollowing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its steps and its ship. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "next": "booked",
                     *       "buyer_does": null,
                     *       "steps": [
                     *         {
                     *           "step": "placed",
                     *           "state": "done",
                     *           "done_on": "2026-03-02",
                     *           "expected_from": null,
                     *           "expected_to": null,
                     *           "is_late": false,
                     *           "acts": "buyer",
                     *           "note": null
                     *         },
                     *         {
                     *           "step": "slip",
                     *           "state": "passed",
                     *           "done_on": null,
                     *           "expected_from": null,
                     *           "expected_to": null,
                     *           "is_late": false,
                     *           "acts": "buyer",
                     *           "note": null
                     *         },
                     *         {
                     *           "step": "paid",
                     *           "state": "done",
                     *           "done_on": "2026-03-06",
                     *           "expected_from": null,
                     *           "expected_to": null,
                     *           "is_late": false,
                     *           "acts": "shop",
                     *           "note": null
                     *         },
                     *         {
                     *           "step": "permit",
                     *           "state": "not-needed",
                     *           "done_on": null,
                     *           "expected_from": null,
                     *           "expected_to": null,
                     *           "is_late": false,
                     *           "acts": "buyer",
                     *           "note": null
                     *         },
                     *         {
                     *           "step": "inspected",
                     *           "state": "done",
                     *           "done_on": "2026-03-12",
                     *           "expected_from": null,
                     *           "expected_to": null,
                     *           "is_late": false,
                     *           "acts": "shop",
                     *           "note": "No remarks."
                     *         },
                     *         {
                     *           "step": "booked",
                     *           "state": "next",
                     *           "done_on": null,
                     *           "expected_from": "2026-03-12",
                     *           "expected_to": "2026-04-01",
                     *           "is_late": false,
                     *           "acts": "shop",
                     *           "note": null
                     *         },
                     *         {
                     *           "step": "sailed",
                     *           "state": "ahead",
                     *           "done_on": null,
                     *           "expected_from": "2026-03-28",
                     *           "expected_to": "2026-03-28",
                     *           "is_late": false,
                     *           "acts": "carrier",
                     *           "note": null
                     *         },
                     *         {
                     *           "step": "documents",
                     *           "state": "ahead",
                     *           "done_on": null,
                     *           "expected_from": null,
                     *           "expected_to": "2026-04-17",
                     *           "is_late": false,
                     *           "acts": "shop",
                     *           "note": null
                     *         },
                     *         {
                     *           "step": "arrived",
                     *           "state": "ahead",
                     *           "done_on": null,
                     *           "expected_from": "2026-04-27",
                     *           "expected_to": "2026-05-11",
                     *           "is_late": false,
                     *           "acts": "agent",
                     *           "note": null
                     *         },
                     *         {
                     *           "step": "transit",
                     *           "state": "not-needed",
                     *           "done_on": null,
                     *           "expected_from": null,
                     *           "expected_to": null,
                     *           "is_late": false,
                     *           "acts": "agent",
                     *           "note": null
                     *         },
                     *         {
                     *           "step": "delivered",
                     *           "state": "ahead",
                     *           "done_on": null,
                     *           "expected_from": "2026-04-27",
                     *           "expected_to": "2026-05-13",
                     *           "is_late": false,
                     *           "acts": "buyer",
                     *           "note": null
                     *         },
                     *         {
                     *           "step": "registered",
                     *           "state": "ahead",
                     *           "done_on": null,
                     *           "expected_from": null,
                     *           "expected_to": null,
                     *           "is_late": false,
                     *           "acts": "buyer",
                     *           "note": null
                     *         }
                     *       ],
                     *       "shipment": {
                     *         "shipped_by": "RORO",
                     *         "vessel": "Tokyo Car",
                     *         "voyage": "114A",
                     *         "bill_of_lading": null,
                     *         "container": null,
                     *         "loading_port": "Yokohama",
                     *         "discharge_port": "Mombasa",
                     *         "etd": "2026-03-28",
                     *         "eta": "2026-04-27"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OrderFollowing"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    downloadProForma: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice. */
            200: {
                headers: {
                    /** @example inline; filename="pro-forma-100118.pdf" */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example %PDF-1.7 */
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Busy"];
        };
    };
    verifyInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Ten letters and figures; hyphens and spaces between them do not count.
                 * @example 7K2QX-9MN4R
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An invoice of ours. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "to-pay",
                     *       "number": "100118",
                     *       "buyer": "G•••• W••••",
                     *       "amount": "5000.00",
                     *       "currency": "USD",
                     *       "issued_at": "2026-03-02T09:20:03Z",
                     *       "account": [
                     *         {
                     *           "label": "SWIFT",
                     *           "value": "BNDRKENA"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["InvoiceCheck"];
                };
            };
            /** @description No invoice of ours has this code. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "No invoice of ours has this code.",
                     *       "code": "invoice_unknown"
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    getSigningCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The certificate of today. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "certificate": {
                     *         "name": "Bandari",
                     *         "fingerprint": "FD:D8:4E:5C:9F:E8:9F:F9:07:97:2F:8D:A3:87:5A:BA:F1:0D:32:72:A8:A8:81:85:F4:52:24:94:56:52:8B:C1",
                     *         "valid_from": "2026-01-05T09:00:00Z",
                     *         "valid_to": "2036-01-05T09:00:00Z",
                     *         "file": "https://shop.example/api/signing-certificate/file/"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SigningCertificateAnswer"];
                };
            };
        };
    };
    downloadSigningCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description X.509, DER. */
            200: {
                headers: {
                    /** @example attachment; filename="signing-certificate.cer" */
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pkix-cert": string;
                };
            };
            404: components["responses"]["NotFound"];
        };
    };
    verifyAccount: {
        parameters: {
            query: {
                /** @example 0100 4471 2208 */
                account: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Yes or no. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "is_ours": true
                     *     }
                     */
                    "application/json": components["schemas"]["AccountCheck"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listSupportOrders: {
        parameters: {
            query?: {
                /**
                 * @description JSON text of a field and ASC or DESC; an empty array is the default.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["list_sort"];
                /**
                 * @description JSON text of the first and last position, from 0, both included; 100 at most.
                 * @example [0,24]
                 */
                range?: components["parameters"]["list_range"];
                /**
                 * @description JSON text of field to value: a scalar for equal, an array for any of, a field with `_gte`, `_lte` or `_neq` for at least, at most or other than, and `q` for a text. The operation names its fields.
                 * @example {"id":[1,2]}
                 */
                filter?: components["parameters"]["list_filter"];
                /**
                 * @description Accepted and ignored.
                 * @example []
                 */
                embed?: components["parameters"]["list_embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The orders of that range, an empty array when there are none. */
            200: {
                headers: {
                    /**
                     * @description What part of how many this is.
                     * @example orders 0-24/319
                     */
                    "Content-Range": string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 52,
                     *         "number": "100118",
                     *         "status": "Pending",
                     *         "allowed_statuses": [
                     *           "Payment Declined",
                     *           "Authorized",
                     *           "Canceled"
                     *         ],
                     *         "user_id": 7,
                     *         "user_email": "grace@example.com",
                     *         "user_name": "Grace Wanjiru",
                     *         "currency": "USD",
                     *         "total_incl_tax": "5000.00",
                     *         "shipping_incl_tax": "700.00",
                     *         "shipping_code": "mombasa-sedan",
                     *         "destination_port": "Mombasa",
                     *         "destination_country": "Kenya",
                     *         "destination_country_code": "KE",
                     *         "date_placed": "2026-03-02T09:20:03Z",
                     *         "voucher_code": "FLASH-7K2QX",
                     *         "agent_code": "JOYK2026",
                     *         "is_agent_paid": false,
                     *         "commission_receipt": null,
                     *         "lines": [
                     *           {
                     *             "image": "https://shop.example/media/3f9a11-640.jpg",
                     *             "title": "Toyota Vitz 1.0 2013",
                     *             "qty": 1,
                     *             "price": "4300.00",
                     *             "product_id": 4711,
                     *             "identity": null
                     *           }
                     *         ],
                     *         "shipping_address": {
                     *           "id": 61,
                     *           "title": "Mrs",
                     *           "first_name": "Grace",
                     *           "last_name": "Wanjiru",
                     *           "line1": "14 Moi Avenue",
                     *           "line2": "",
                     *           "line3": "",
                     *           "line4": "Nairobi",
                     *           "state": "Nairobi County",
                     *           "postcode": "",
                     *           "country": "https://shop.example/api/countries/KE/",
                     *           "phone_number": "+254700000001",
                     *           "tel_number": "+254700000001",
                     *           "notes": "",
                     *           "email": "grace@example.com",
                     *           "destination_port": "Mombasa",
                     *           "destination_code": "mombasa-sedan",
                     *           "search_text": "Grace Wanjiru 14 Moi Avenue Nairobi Nairobi County Kenya"
                     *         },
                     *         "payment_reference": "1001187",
                     *         "payment_due": "2026-03-07T09:20:03Z",
                     *         "insurance_requested": true,
                     *         "timeline": [
                     *           {
                     *             "status": "Pending",
                     *             "at": "2026-03-02T09:20:03Z",
                     *             "by": "Grace Wanjiru",
                     *             "reason": null
                     *           }
                     *         ],
                     *         "status_since": "2026-03-02T09:20:03Z",
                     *         "goods_incl_tax": "4500.00",
                     *         "discount_incl_tax": "200.00",
                     *         "cost_lines": [
                     *           {
                     *             "kind": "goods",
                     *             "amount": "4500.00",
                     *             "currency": "USD",
                     *             "label_key": "cost.goods",
                     *             "label_values": {},
                     *             "paid_to": "seller",
                     *             "is_payable": true
                     *           },
                     *           {
                     *             "kind": "discount",
                     *             "amount": "-200.00",
                     *             "currency": "USD",
                     *             "label_key": "cost.discount",
                     *             "label_values": {
                     *               "code": "FLASH-7K2QX"
                     *             },
                     *             "paid_to": "seller",
                     *             "is_payable": true
                     *           },
                     *           {
                     *             "kind": "shipping",
                     *             "amount": "700.00",
                     *             "currency": "USD",
                     *             "label_key": "cost.shipping",
                     *             "label_values": {
                     *               "method": "RORO to Mombasa"
                     *             },
                     *             "paid_to": "shipping-line",
                     *             "is_payable": true
                     *           }
                     *         ],
                     *         "shipping_method": "RORO to Mombasa",
                     *         "shipping_type": "RORO",
                     *         "commissions": [],
                     *         "refund": null,
                     *         "payment_method": null,
                     *         "payments": [],
                     *         "balance": {
                     *           "received": "0.00",
                     *           "bank_charges": "0.00",
                     *           "refunded": "0.00",
                     *           "due": "5000.00",
                     *           "over": "0.00"
                     *         },
                     *         "payment_reports": [],
                     *         "payment_extension": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SupportOrder"][];
                };
            };
            400: components["responses"]["ListProblem"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getSupportOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 52,
                     *       "number": "100118",
                     *       "status": "Pending",
                     *       "allowed_statuses": [
                     *         "Payment Declined",
                     *         "Authorized",
                     *         "Canceled"
                     *       ],
                     *       "user_id": 7,
                     *       "user_email": "grace@example.com",
                     *       "user_name": "Grace Wanjiru",
                     *       "currency": "USD",
                     *       "total_incl_tax": "5000.00",
                     *       "shipping_incl_tax": "700.00",
                     *       "shipping_code": "mombasa-sedan",
                     *       "destination_port": "Mombasa",
                     *       "destination_country": "Kenya",
                     *       "destination_country_code": "KE",
                     *       "date_placed": "2026-03-02T09:20:03Z",
                     *       "voucher_code": "FLASH-7K2QX",
                     *       "agent_code": "JOYK2026",
                     *       "is_agent_paid": false,
                     *       "commission_receipt": null,
                     *       "lines": [
                     *         {
                     *           "image": "https://shop.example/media/3f9a11-640.jpg",
                     *           "title": "Toyota Vitz 1.0 2013",
                     *           "qty": 1,
                     *           "price": "4300.00",
                     *           "product_id": 4711,
                     *           "identity": null
                     *         }
                     *       ],
                     *       "shipping_address": {
                     *         "id": 61,
                     *         "title": "Mrs",
                     *         "first_name": "Grace",
                     *         "last_name": "Wanjiru",
                     *         "line1": "14 Moi Avenue",
                     *         "line2": "",
                     *         "line3": "",
                     *         "line4": "Nairobi",
                     *         "state": "Nairobi County",
                     *         "postcode": "",
                     *         "country": "https://shop.example/api/countries/KE/",
                     *         "phone_number": "+254700000001",
                     *         "tel_number": "+254700000001",
                     *         "notes": "",
                     *         "email": "grace@example.com",
                     *         "destination_port": "Mombasa",
                     *         "destination_code": "mombasa-sedan",
                     *         "search_text": "Grace Wanjiru 14 Moi Avenue Nairobi Nairobi County Kenya"
                     *       },
                     *       "payment_reference": "1001187",
                     *       "payment_due": "2026-03-07T09:20:03Z",
                     *       "insurance_requested": true,
                     *       "timeline": [
                     *         {
                     *           "status": "Pending",
                     *           "at": "2026-03-02T09:20:03Z",
                     *           "by": "Grace Wanjiru",
                     *           "reason": null
                     *         }
                     *       ],
                     *       "status_since": "2026-03-02T09:20:03Z",
                     *       "goods_incl_tax": "4500.00",
                     *       "discount_incl_tax": "200.00",
                     *       "cost_lines": [
                     *         {
                     *           "kind": "goods",
                     *           "amount": "4500.00",
                     *           "currency": "USD",
                     *           "label_key": "cost.goods",
                     *           "label_values": {},
                     *           "paid_to": "seller",
                     *           "is_payable": true
                     *         },
                     *         {
                     *           "kind": "discount",
                     *           "amount": "-200.00",
                     *           "currency": "USD",
                     *           "label_key": "cost.discount",
                     *           "label_values": {
                     *             "code": "FLASH-7K2QX"
                     *           },
                     *           "paid_to": "seller",
                     *           "is_payable": true
                     *         },
                     *         {
                     *           "kind": "shipping",
                     *           "amount": "700.00",
                     *           "currency": "USD",
                     *           "label_key": "cost.shipping",
                     *           "label_values": {
                     *             "method": "RORO to Mombasa"
                     *           },
                     *           "paid_to": "shipping-line",
                     *           "is_payable": true
                     *         }
                     *       ],
                     *       "shipping_method": "RORO to Mombasa",
                     *       "shipping_type": "RORO",
                     *       "commissions": [],
                     *       "refund": null,
                     *       "payment_method": null,
                     *       "payments": [],
                     *       "balance": {
                     *         "received": "0.00",
                     *         "bank_charges": "0.00",
                     *         "refunded": "0.00",
                     *         "due": "5000.00",
                     *         "over": "0.00"
                     *       },
                     *       "payment_reports": [],
                     *       "payment_extension": null
                     *     }
                     */
                    "application/json": components["schemas"]["SupportOrder"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateSupportOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 52,
                 *       "status": "Authorized",
                 *       "reason": "Wire of 5000 USD received"
                 *     }
                 */
                "application/json": components["schemas"]["SupportOrderUpdate"];
            };
        };
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 52,
                     *       "number": "100118",
                     *       "status": "Pending",
                     *       "allowed_statuses": [
                     *         "Payment Declined",
                     *         "Authorized",
                     *         "Canceled"
                     *       ],
                     *       "user_id": 7,
                     *       "user_email": "grace@example.com",
                     *       "user_name": "Grace Wanjiru",
                     *       "currency": "USD",
                     *       "total_incl_tax": "5000.00",
                     *       "shipping_incl_tax": "700.00",
                     *       "shipping_code": "mombasa-sedan",
                     *       "destination_port": "Mombasa",
                     *       "destination_country": "Kenya",
                     *       "destination_country_code": "KE",
                     *       "date_placed": "2026-03-02T09:20:03Z",
                     *       "voucher_code": "FLASH-7K2QX",
                     *       "agent_code": "JOYK2026",
                     *       "is_agent_paid": false,
                     *       "commission_receipt": null,
                     *       "lines": [
                     *         {
                     *           "image": "https://shop.example/media/3f9a11-640.jpg",
                     *           "title": "Toyota Vitz 1.0 2013",
                     *           "qty": 1,
                     *           "price": "4300.00",
                     *           "product_id": 4711,
                     *           "identity": null
                     *         }
                     *       ],
                     *       "shipping_address": {
                     *         "id": 61,
                     *         "title": "Mrs",
                     *         "first_name": "Grace",
                     *         "last_name": "Wanjiru",
                     *         "line1": "14 Moi Avenue",
                     *         "line2": "",
                     *         "line3": "",
                     *         "line4": "Nairobi",
                     *         "state": "Nairobi County",
                     *         "postcode": "",
                     *         "country": "https://shop.example/api/countries/KE/",
                     *         "phone_number": "+254700000001",
                     *         "tel_number": "+254700000001",
                     *         "notes": "",
                     *         "email": "grace@example.com",
                     *         "destination_port": "Mombasa",
                     *         "destination_code": "mombasa-sedan",
                     *         "search_text": "Grace Wanjiru 14 Moi Avenue Nairobi Nairobi County Kenya"
                     *       },
                     *       "payment_reference": "1001187",
                     *       "payment_due": "2026-03-07T09:20:03Z",
                     *       "insurance_requested": true,
                     *       "timeline": [
                     *         {
                     *           "status": "Pending",
                     *           "at": "2026-03-02T09:20:03Z",
                     *           "by": "Grace Wanjiru",
                     *           "reason": null
                     *         }
                     *       ],
                     *       "status_since": "2026-03-02T09:20:03Z",
                     *       "goods_incl_tax": "4500.00",
                     *       "discount_incl_tax": "200.00",
                     *       "cost_lines": [
                     *         {
                     *           "kind": "goods",
                     *           "amount": "4500.00",
                     *           "currency": "USD",
                     *           "label_key": "cost.goods",
                     *           "label_values": {},
                     *           "paid_to": "seller",
                     *           "is_payable": true
                     *         },
                     *         {
                     *           "kind": "discount",
                     *           "amount": "-200.00",
                     *           "currency": "USD",
                     *           "label_key": "cost.discount",
                     *           "label_values": {
                     *             "code": "FLASH-7K2QX"
                     *           },
                     *           "paid_to": "seller",
                     *           "is_payable": true
                     *         },
                     *         {
                     *           "kind": "shipping",
                     *           "amount": "700.00",
                     *           "currency": "USD",
                     *           "label_key": "cost.shipping",
                     *           "label_values": {
                     *             "method": "RORO to Mombasa"
                     *           },
                     *           "paid_to": "shipping-line",
                     *           "is_payable": true
                     *         }
                     *       ],
                     *       "shipping_method": "RORO to Mombasa",
                     *       "shipping_type": "RORO",
                     *       "commissions": [],
                     *       "refund": null,
                     *       "payment_method": null,
                     *       "payments": [],
                     *       "balance": {
                     *         "received": "0.00",
                     *         "bank_charges": "0.00",
                     *         "refunded": "0.00",
                     *         "due": "5000.00",
                     *         "over": "0.00"
                     *       },
                     *       "payment_reports": [],
                     *       "payment_extension": null
                     *     }
                     */
                    "application/json": components["schemas"]["SupportOrder"];
                };
            };
            /** @description No status, not one of the five, or no refund of what was paid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The order cannot go there from where it is, or it is the caller's own: they ordered it, or its payment earns them commission. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detail"];
                };
            };
        };
    };
    priceOrderInsurance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": "85.80"
                 *     }
                 */
                "application/json": components["schemas"]["OrderInsurancePrice"];
            };
        };
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 52,
                     *       "number": "100118",
                     *       "status": "Pending",
                     *       "allowed_statuses": [
                     *         "Payment Declined",
                     *         "Authorized",
                     *         "Canceled"
                     *       ],
                     *       "user_id": 7,
                     *       "user_email": "grace@example.com",
                     *       "user_name": "Grace Wanjiru",
                     *       "currency": "USD",
                     *       "total_incl_tax": "5000.00",
                     *       "shipping_incl_tax": "700.00",
                     *       "shipping_code": "mombasa-sedan",
                     *       "destination_port": "Mombasa",
                     *       "destination_country": "Kenya",
                     *       "destination_country_code": "KE",
                     *       "date_placed": "2026-03-02T09:20:03Z",
                     *       "voucher_code": "FLASH-7K2QX",
                     *       "agent_code": "JOYK2026",
                     *       "is_agent_paid": false,
                     *       "commission_receipt": null,
                     *       "lines": [
                     *         {
                     *           "image": "https://shop.example/media/3f9a11-640.jpg",
                     *           "title": "Toyota Vitz 1.0 2013",
                     *           "qty": 1,
                     *           "price": "4300.00",
                     *           "product_id": 4711,
                     *           "identity": null
                     *         }
                     *       ],
                     *       "shipping_address": {
                     *         "id": 61,
                     *         "title": "Mrs",
                     *         "first_name": "Grace",
                     *         "last_name": "Wanjiru",
                     *         "line1": "14 Moi Avenue",
                     *         "line2": "",
                     *         "line3": "",
                     *         "line4": "Nairobi",
                     *         "state": "Nairobi County",
                     *         "postcode": "",
                     *         "country": "https://shop.example/api/countries/KE/",
                     *         "phone_number": "+254700000001",
                     *         "tel_number": "+254700000001",
                     *         "notes": "",
                     *         "email": "grace@example.com",
                     *         "destination_port": "Mombasa",
                     *         "destination_code": "mombasa-sedan",
                     *         "search_text": "Grace Wanjiru 14 Moi Avenue Nairobi Nairobi County Kenya"
                     *       },
                     *       "payment_reference": "1001187",
                     *       "payment_due": "2026-03-07T09:20:03Z",
                     *       "insurance_requested": true,
                     *       "timeline": [
                     *         {
                     *           "status": "Pending",
                     *           "at": "2026-03-02T09:20:03Z",
                     *           "by": "Grace Wanjiru",
                     *           "reason": null
                     *         }
                     *       ],
                     *       "status_since": "2026-03-02T09:20:03Z",
                     *       "goods_incl_tax": "4500.00",
                     *       "discount_incl_tax": "200.00",
                     *       "cost_lines": [
                     *         {
                     *           "kind": "goods",
                     *           "amount": "4500.00",
                     *           "currency": "USD",
                     *           "label_key": "cost.goods",
                     *           "label_values": {},
                     *           "paid_to": "seller",
                     *           "is_payable": true
                     *         },
                     *         {
                     *           "kind": "discount",
                     *           "amount": "-200.00",
                     *           "currency": "USD",
                     *           "label_key": "cost.discount",
                     *           "label_values": {
                     *             "code": "FLASH-7K2QX"
                     *           },
                     *           "paid_to": "seller",
                     *           "is_payable": true
                     *         },
                     *         {
                     *           "kind": "shipping",
                     *           "amount": "700.00",
                     *           "currency": "USD",
                     *           "label_key": "cost.shipping",
                     *           "label_values": {
                     *             "method": "RORO to Mombasa"
                     *           },
                     *           "paid_to": "shipping-line",
                     *           "is_payable": true
                     *         }
                     *       ],
                     *       "shipping_method": "RORO to Mombasa",
                     *       "shipping_type": "RORO",
                     *       "commissions": [],
                     *       "refund": null,
                     *       "payment_method": null,
                     *       "payments": [],
                     *       "balance": {
                     *         "received": "0.00",
                     *         "bank_charges": "0.00",
                     *         "refunded": "0.00",
                     *         "due": "5000.00",
                     *         "over": "0.00"
                     *       },
                     *       "payment_reports": [],
                     *       "payment_extension": null
                     *     }
                     */
                    "application/json": components["schemas"]["SupportOrder"];
                };
            };
            /** @description The amount is missing or does not fit. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "amount": [
                     *         "Ensure this value is greater than 0."
                     *       ],
                     *       "codes": {
                     *         "amount": [
                     *           "above_zero"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The order asked for no insurance, has its price, is not unpaid, or is the caller's own. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detail"];
                };
            };
        };
    };
    recordPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": "2000.00",
                 *       "currency": "USD",
                 *       "method": "bank",
                 *       "reference": "FT2630900017",
                 *       "received_on": "2026-03-04"
                 *     }
                 */
                "application/json": components["schemas"]["PaymentRecord"];
            };
        };
        responses: {
            /** @description The order, with the payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportOrder"];
                };
            };
            /** @description A field is missing or does not fit. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "currency": [
                     *         "The order is in USD."
                     *       ],
                     *       "codes": {
                     *         "currency": [
                     *           "payment_currency"
                     *         ]
                     *       },
                     *       "values": {
                     *         "currency": [
                     *           {
                     *             "currency": "USD"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is on record already, or the order is the caller's own or earns them commission. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detail"];
                };
            };
        };
    };
    answerPaymentReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "note": "Nothing under this reference until today."
                 *     }
                 */
                "application/json": components["schemas"]["PaymentReportAnswer"];
            };
        };
        responses: {
            /** @description The order, with the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportOrder"];
                };
            };
            /** @description The note is too long. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description No report is open, or the order is the caller's own. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "No reported payment of order 100118 waits for an answer.",
                     *       "code": "payment_report_none",
                     *       "values": {
                     *         "number": "100118"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
        };
    };
    extendPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "days": 3,
                 *       "reason": "The bank of the buyer is closed until Monday"
                 *     }
                 */
                "application/json": components["schemas"]["PaymentExtensionRequest"];
            };
        };
        responses: {
            /** @description The order, with its new deadline. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportOrder"];
                };
            };
            /** @description A field is missing or does not fit. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It was extended already, does not wait for payment, or is the caller's own. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "Order 100118 was given more time already.",
                     *       "code": "payment_extended",
                     *       "values": {
                     *         "number": "100118"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
        };
    };
    getSupportOrderFollowing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its steps and its ship, with their history. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "next": "booked",
                     *       "buyer_does": null,
                     *       "steps": [
                     *         {
                     *           "step": "placed",
                     *           "state": "done",
                     *           "done_on": "2026-03-02",
                     *           "expected_from": null,
                     *           "expected_to": null,
                     *           "is_late": false,
                     *           "acts": "buyer",
                     *           "note": null
                     *         },
                     *         {
                     *           "step": "slip",
                     *           "state": "passed",
                     *           "done_on": null,
                     *           "expected_from": null,
                     *           "expected_to": null,
                     *           "is_late": false,
                     *           "acts": "buyer",
                     *           "note": null
                     *         },
                     *         {
                     *           "step": "paid",
                     *           "state": "done",
                     *           "done_on": "2026-03-06",
                     *           "expected_from": null,
                     *           "expected_to": null,
                     *           "is_late": false,
                     *           "acts": "shop",
                     *           "note": null
                     *         },
                     *         {
                     *           "step": "permit",
                     *           "state": "not-needed",
                     *           "done_on": null,
                     *           "expected_from": null,
                     *           "expected_to": null,
                     *           "is_late": false,
                     *           "acts": "buyer",
                     *           "note": null
                     *         },
                     *         {
                     *           "step": "inspected",
                     *           "state": "done",
                     *           "done_on": "2026-03-12",
                     *           "expected_from": null,
                     *           "expected_to": null,
                     *           "is_late": false,
                     *           "acts": "shop",
                     *           "note": "No remarks."
                     *         },
                     *         {
                     *           "step": "booked",
                     *           "state": "next",
                     *           "done_on": null,
                     *           "expected_from": "2026-03-12",
                     *           "expected_to": "2026-04-01",
                     *           "is_late": false,
                     *           "acts": "shop",
                     *           "note": null
                     *         },
                     *         {
                     *           "step": "sailed",
                     *           "state": "ahead",
                     *           "done_on": null,
                     *           "expected_from": "2026-03-28",
                     *           "expected_to": "2026-03-28",
                     *           "is_late": false,
                     *           "acts": "carrier",
                     *           "note": null
                     *         },
                     *         {
                     *           "step": "documents",
                     *           "state": "ahead",
                     *           "done_on": null,
                     *           "expected_from": null,
                     *           "expected_to": "2026-04-17",
                     *           "is_late": false,
                     *           "acts": "shop",
                     *           "note": null
                     *         },
                     *         {
                     *           "step": "arrived",
                     *           "state": "ahead",
                     *           "done_on": null,
                     *           "expected_from": "2026-04-27",
                     *           "expected_to": "2026-05-11",
                     *           "is_late": false,
                     *           "acts": "agent",
                     *           "note": null
                     *         },
                     *         {
                     *           "step": "transit",
                     *           "state": "not-needed",
                     *           "done_on": null,
                     *           "expected_from": null,
                     *           "expected_to": null,
                     *           "is_late": false,
                     *           "acts": "agent",
                     *           "note": null
                     *         },
                     *         {
                     *           "step": "delivered",
                     *           "state": "ahead",
                     *           "done_on": null,
                     *           "expected_from": "2026-04-27",
                     *           "expected_to": "2026-05-13",
                     *           "is_late": false,
                     *           "acts": "buyer",
                     *           "note": null
                     *         },
                     *         {
                     *           "step": "registered",
                     *           "state": "ahead",
                     *           "done_on": null,
                     *           "expected_from": null,
                     *           "expected_to": null,
                     *           "is_late": false,
                     *           "acts": "buyer",
                     *           "note": null
                     *         }
                     *       ],
                     *       "moves": [
                     *         {
                     *           "step": "inspected",
                     *           "on": "2026-03-12",
                     *           "is_failed": false,
                     *           "note": "No remarks.",
                     *           "at": "2026-03-13T08:00:00Z",
                     *           "by": "Grace Banda"
                     *         }
                     *       ],
                     *       "alarms": [],
                     *       "shipment": {
                     *         "shipped_by": "RORO",
                     *         "vessel": "Tokyo Car",
                     *         "voyage": "114A",
                     *         "bill_of_lading": null,
                     *         "container": null,
                     *         "loading_port": "Yokohama",
                     *         "discharge_port": "Mombasa",
                     *         "etd": "2026-03-28",
                     *         "eta": "2026-04-27"
                     *       },
                     *       "shipment_version": 1,
                     *       "shipment_changes": [
                     *         {
                     *           "shipped_by": "RORO",
                     *           "vessel": "Tokyo Car",
                     *           "voyage": "114A",
                     *           "bill_of_lading": null,
                     *           "container": null,
                     *           "loading_port": "Yokohama",
                     *           "discharge_port": "Mombasa",
                     *           "etd": "2026-03-28",
                     *           "eta": "2026-04-27",
                     *           "note": null,
                     *           "at": "2026-03-13T08:02:00Z",
                     *           "by": "Grace Banda"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SupportOrderFollowing"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    moveOrderSteps: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seen": 0,
                 *       "moves": [
                 *         {
                 *           "step": "inspected",
                 *           "on": "2026-03-12",
                 *           "note": "No remarks."
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["OrderStepMoves"];
            };
        };
        responses: {
            /** @description Its steps and its ship, with their history. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "next": "booked",
                     *       "buyer_does": null,
                     *       "steps": [
                     *         {
                     *           "step": "placed",
                     *           "state": "done",
                     *           "done_on": "2026-03-02",
                     *           "expected_from": null,
                     *           "expected_to": null,
                     *           "is_late": false,
                     *           "acts": "buyer",
                     *           "note": null
                     *         },
                     *         {
                     *           "step": "slip",
                     *           "state": "passed",
                     *           "done_on": null,
                     *           "expected_from": null,
                     *           "expected_to": null,
                     *           "is_late": false,
                     *           "acts": "buyer",
                     *           "note": null
                     *         },
                     *         {
                     *           "step": "paid",
                     *           "state": "done",
                     *           "done_on": "2026-03-06",
                     *           "expected_from": null,
                     *           "expected_to": null,
                     *           "is_late": false,
                     *           "acts": "shop",
                     *           "note": null
                     *         },
                     *         {
                     *           "step": "permit",
                     *           "state": "not-needed",
                     *           "done_on": null,
                     *           "expected_from": null,
                     *           "expected_to": null,
                     *           "is_late": false,
                     *           "acts": "buyer",
                     *           "note": null
                     *         },
                     *         {
                     *           "step": "inspected",
                     *           "state": "done",
                     *           "done_on": "2026-03-12",
                     *           "expected_from": null,
                     *           "expected_to": null,
                     *           "is_late": false,
                     *           "acts": "shop",
                     *           "note": "No remarks."
                     *         },
                     *         {
                     *           "step": "booked",
                     *           "state": "next",
                     *           "done_on": null,
                     *           "expected_from": "2026-03-12",
                     *           "expected_to": "2026-04-01",
                     *           "is_late": false,
                     *           "acts": "shop",
                     *           "note": null
                     *         },
                     *         {
                     *           "step": "sailed",
                     *           "state": "ahead",
                     *           "done_on": null,
                     *           "expected_from": "2026-03-28",
                     *           "expected_to": "2026-03-28",
                     *           "is_late": false,
                     *           "acts": "carrier",
                     *           "note": null
                     *         },
                     *         {
                     *           "step": "documents",
                     *           "state": "ahead",
                     *           "done_on": null,
                     *           "expected_from": null,
                     *           "expected_to": "2026-04-17",
                     *           "is_late": false,
                     *           "acts": "shop",
                     *           "note": null
                     *         },
                     *         {
                     *           "step": "arrived",
                     *           "state": "ahead",
                     *           "done_on": null,
                     *           "expected_from": "2026-04-27",
                     *           "expected_to": "2026-05-11",
                     *           "is_late": false,
                     *           "acts": "agent",
                     *           "note": null
                     *         },
                     *         {
                     *           "step": "transit",
                     *           "state": "not-needed",
                     *           "done_on": null,
                     *           "expected_from": null,
                     *           "expected_to": null,
                     *           "is_late": false,
                     *           "acts": "agent",
                     *           "note": null
                     *         },
                     *         {
                     *           "step": "delivered",
                     *           "state": "ahead",
                     *           "done_on": null,
                     *           "expected_from": "2026-04-27",
                     *           "expected_to": "2026-05-13",
                     *           "is_late": false,
                     *           "acts": "buyer",
                     *           "note": null
                     *         },
                     *         {
                     *           "step": "registered",
                     *           "state": "ahead",
                     *           "done_on": null,
                     *           "expected_from": null,
                     *           "expected_to": null,
                     *           "is_late": false,
                     *           "acts": "buyer",
                     *           "note": null
                     *         }
                     *       ],
                     *       "moves": [
                     *         {
                     *           "step": "inspected",
                     *           "on": "2026-03-12",
                     *           "is_failed": false,
                     *           "note": "No remarks.",
                     *           "at": "2026-03-13T08:00:00Z",
                     *           "by": "Grace Banda"
                     *         }
                     *       ],
                     *       "alarms": [],
                     *       "shipment": {
                     *         "shipped_by": "RORO",
                     *         "vessel": "Tokyo Car",
                     *         "voyage": "114A",
                     *         "bill_of_lading": null,
                     *         "container": null,
                     *         "loading_port": "Yokohama",
                     *         "discharge_port": "Mombasa",
                     *         "etd": "2026-03-28",
                     *         "eta": "2026-04-27"
                     *       },
                     *       "shipment_version": 1,
                     *       "shipment_changes": [
                     *         {
                     *           "shipped_by": "RORO",
                     *           "vessel": "Tokyo Car",
                     *           "voyage": "114A",
                     *           "bill_of_lading": null,
                     *           "container": null,
                     *           "loading_port": "Yokohama",
                     *           "discharge_port": "Mombasa",
                     *           "etd": "2026-03-28",
                     *           "eta": "2026-04-27",
                     *           "note": null,
                     *           "at": "2026-03-13T08:02:00Z",
                     *           "by": "Grace Banda"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SupportOrderFollowing"];
                };
            };
            /** @description A field is missing or does not fit. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The order cannot go there from where it is, a day does not fit, a colleague was quicker, or the order is the caller's own. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detail"];
                };
            };
        };
    };
    setShipment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "shipped_by": "RORO",
                 *       "vessel": "Tokyo Car",
                 *       "voyage": "114A",
                 *       "bill_of_lading": null,
                 *       "container": null,
                 *       "loading_port": "Yokohama",
                 *       "discharge_port": "Mombasa",
                 *       "etd": "2026-03-28",
                 *       "eta": "2026-04-27",
                 *       "version": 0
                 *     }
                 */
                "application/json": components["schemas"]["ShipmentInput"];
            };
        };
        responses: {
            /** @description Its steps and its ship, with their history. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "next": "booked",
                     *       "buyer_does": null,
                     *       "steps": [
                     *         {
                     *           "step": "placed",
                     *           "state": "done",
                     *           "done_on": "2026-03-02",
                     *           "expected_from": null,
                     *           "expected_to": null,
                     *           "is_late": false,
                     *           "acts": "buyer",
                     *           "note": null
                     *         },
                     *         {
                     *           "step": "slip",
                     *           "state": "passed",
                     *           "done_on": null,
                     *           "expected_from": null,
                     *           "expected_to": null,
                     *           "is_late": false,
                     *           "acts": "buyer",
                     *           "note": null
                     *         },
                     *         {
                     *           "step": "paid",
                     *           "state": "done",
                     *           "done_on": "2026-03-06",
                     *           "expected_from": null,
                     *           "expected_to": null,
                     *           "is_late": false,
                     *           "acts": "shop",
                     *           "note": null
                     *         },
                     *         {
                     *           "step": "permit",
                     *           "state": "not-needed",
                     *           "done_on": null,
                     *           "expected_from": null,
                     *           "expected_to": null,
                     *           "is_late": false,
                     *           "acts": "buyer",
                     *           "note": null
                     *         },
                     *         {
                     *           "step": "inspected",
                     *           "state": "done",
                     *           "done_on": "2026-03-12",
                     *           "expected_from": null,
                     *           "expected_to": null,
                     *           "is_late": false,
                     *           "acts": "shop",
                     *           "note": "No remarks."
                     *         },
                     *         {
                     *           "step": "booked",
                     *           "state": "next",
                     *           "done_on": null,
                     *           "expected_from": "2026-03-12",
                     *           "expected_to": "2026-04-01",
                     *           "is_late": false,
                     *           "acts": "shop",
                     *           "note": null
                     *         },
                     *         {
                     *           "step": "sailed",
                     *           "state": "ahead",
                     *           "done_on": null,
                     *           "expected_from": "2026-03-28",
                     *           "expected_to": "2026-03-28",
                     *           "is_late": false,
                     *           "acts": "carrier",
                     *           "note": null
                     *         },
                     *         {
                     *           "step": "documents",
                     *           "state": "ahead",
                     *           "done_on": null,
                     *           "expected_from": null,
                     *           "expected_to": "2026-04-17",
                     *           "is_late": false,
                     *           "acts": "shop",
                     *           "note": null
                     *         },
                     *         {
                     *           "step": "arrived",
                     *           "state": "ahead",
                     *           "done_on": null,
                     *           "expected_from": "2026-04-27",
                     *           "expected_to": "2026-05-11",
                     *           "is_late": false,
                     *           "acts": "agent",
                     *           "note": null
                     *         },
                     *         {
                     *           "step": "transit",
                     *           "state": "not-needed",
                     *           "done_on": null,
                     *           "expected_from": null,
                     *           "expected_to": null,
                     *           "is_late": false,
                     *           "acts": "agent",
                     *           "note": null
                     *         },
                     *         {
                     *           "step": "delivered",
                     *           "state": "ahead",
                     *           "done_on": null,
                     *           "expected_from": "2026-04-27",
                     *           "expected_to": "2026-05-13",
                     *           "is_late": false,
                     *           "acts": "buyer",
                     *           "note": null
                     *         },
                     *         {
                     *           "step": "registered",
                     *           "state": "ahead",
                     *           "done_on": null,
                     *           "expected_from": null,
                     *           "expected_to": null,
                     *           "is_late": false,
                     *           "acts": "buyer",
                     *           "note": null
                     *         }
                     *       ],
                     *       "moves": [
                     *         {
                     *           "step": "inspected",
                     *           "on": "2026-03-12",
                     *           "is_failed": false,
                     *           "note": "No remarks.",
                     *           "at": "2026-03-13T08:00:00Z",
                     *           "by": "Grace Banda"
                     *         }
                     *       ],
                     *       "alarms": [],
                     *       "shipment": {
                     *         "shipped_by": "RORO",
                     *         "vessel": "Tokyo Car",
                     *         "voyage": "114A",
                     *         "bill_of_lading": null,
                     *         "container": null,
                     *         "loading_port": "Yokohama",
                     *         "discharge_port": "Mombasa",
                     *         "etd": "2026-03-28",
                     *         "eta": "2026-04-27"
                     *       },
                     *       "shipment_version": 1,
                     *       "shipment_changes": [
                     *         {
                     *           "shipped_by": "RORO",
                     *           "vessel": "Tokyo Car",
                     *           "voyage": "114A",
                     *           "bill_of_lading": null,
                     *           "container": null,
                     *           "loading_port": "Yokohama",
                     *           "discharge_port": "Mombasa",
                     *           "etd": "2026-03-28",
                     *           "eta": "2026-04-27",
                     *           "note": null,
                     *           "at": "2026-03-13T08:02:00Z",
                     *           "by": "Grace Banda"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SupportOrderFollowing"];
                };
            };
            /** @description A day is not on the calendar, or it would arrive before it sails. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "eta": [
                     *         "It cannot arrive before it sails."
                     *       ],
                     *       "codes": {
                     *         "eta": [
                     *           "eta_before_etd"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The order was given up, a colleague was quicker, or it is the caller's own. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "This is about your own account. Somebody else has to do it.",
                     *       "code": "own_money"
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
        };
    };
    acknowledgeOrderAlarm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "note": "The buyer knows and accepts it."
                 *     }
                 */
                "application/json": components["schemas"]["OrderAlarmNote"];
            };
        };
        responses: {
            /** @description Its steps and its ship, with their history. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "next": "booked",
                     *       "buyer_does": null,
                     *       "steps": [
                     *         {
                     *           "step": "placed",
                     *           "state": "done",
                     *           "done_on": "2026-03-02",
                     *           "expected_from": null,
                     *           "expected_to": null,
                     *           "is_late": false,
                     *           "acts": "buyer",
                     *           "note": null
                     *         },
                     *         {
                     *           "step": "slip",
                     *           "state": "passed",
                     *           "done_on": null,
                     *           "expected_from": null,
                     *           "expected_to": null,
                     *           "is_late": false,
                     *           "acts": "buyer",
                     *           "note": null
                     *         },
                     *         {
                     *           "step": "paid",
                     *           "state": "done",
                     *           "done_on": "2026-03-06",
                     *           "expected_from": null,
                     *           "expected_to": null,
                     *           "is_late": false,
                     *           "acts": "shop",
                     *           "note": null
                     *         },
                     *         {
                     *           "step": "permit",
                     *           "state": "not-needed",
                     *           "done_on": null,
                     *           "expected_from": null,
                     *           "expected_to": null,
                     *           "is_late": false,
                     *           "acts": "buyer",
                     *           "note": null
                     *         },
                     *         {
                     *           "step": "inspected",
                     *           "state": "done",
                     *           "done_on": "2026-03-12",
                     *           "expected_from": null,
                     *           "expected_to": null,
                     *           "is_late": false,
                     *           "acts": "shop",
                     *           "note": "No remarks."
                     *         },
                     *         {
                     *           "step": "booked",
                     *           "state": "next",
                     *           "done_on": null,
                     *           "expected_from": "2026-03-12",
                     *           "expected_to": "2026-04-01",
                     *           "is_late": false,
                     *           "acts": "shop",
                     *           "note": null
                     *         },
                     *         {
                     *           "step": "sailed",
                     *           "state": "ahead",
                     *           "done_on": null,
                     *           "expected_from": "2026-03-28",
                     *           "expected_to": "2026-03-28",
                     *           "is_late": false,
                     *           "acts": "carrier",
                     *           "note": null
                     *         },
                     *         {
                     *           "step": "documents",
                     *           "state": "ahead",
                     *           "done_on": null,
                     *           "expected_from": null,
                     *           "expected_to": "2026-04-17",
                     *           "is_late": false,
                     *           "acts": "shop",
                     *           "note": null
                     *         },
                     *         {
                     *           "step": "arrived",
                     *           "state": "ahead",
                     *           "done_on": null,
                     *           "expected_from": "2026-04-27",
                     *           "expected_to": "2026-05-11",
                     *           "is_late": false,
                     *           "acts": "agent",
                     *           "note": null
                     *         },
                     *         {
                     *           "step": "transit",
                     *           "state": "not-needed",
                     *           "done_on": null,
                     *           "expected_from": null,
                     *           "expected_to": null,
                     *           "is_late": false,
                     *           "acts": "agent",
                     *           "note": null
                     *         },
                     *         {
                     *           "step": "delivered",
                     *           "state": "ahead",
                     *           "done_on": null,
                     *           "expected_from": "2026-04-27",
                     *           "expected_to": "2026-05-13",
                     *           "is_late": false,
                     *           "acts": "buyer",
                     *           "note": null
                     *         },
                     *         {
                     *           "step": "registered",
                     *           "state": "ahead",
                     *           "done_on": null,
                     *           "expected_from": null,
                     *           "expected_to": null,
                     *           "is_late": false,
                     *           "acts": "buyer",
                     *           "note": null
                     *         }
                     *       ],
                     *       "moves": [
                     *         {
                     *           "step": "inspected",
                     *           "on": "2026-03-12",
                     *           "is_failed": false,
                     *           "note": "No remarks.",
                     *           "at": "2026-03-13T08:00:00Z",
                     *           "by": "Grace Banda"
                     *         }
                     *       ],
                     *       "alarms": [],
                     *       "shipment": {
                     *         "shipped_by": "RORO",
                     *         "vessel": "Tokyo Car",
                     *         "voyage": "114A",
                     *         "bill_of_lading": null,
                     *         "container": null,
                     *         "loading_port": "Yokohama",
                     *         "discharge_port": "Mombasa",
                     *         "etd": "2026-03-28",
                     *         "eta": "2026-04-27"
                     *       },
                     *       "shipment_version": 1,
                     *       "shipment_changes": [
                     *         {
                     *           "shipped_by": "RORO",
                     *           "vessel": "Tokyo Car",
                     *           "voyage": "114A",
                     *           "bill_of_lading": null,
                     *           "container": null,
                     *           "loading_port": "Yokohama",
                     *           "discharge_port": "Mombasa",
                     *           "etd": "2026-03-28",
                     *           "eta": "2026-04-27",
                     *           "note": null,
                     *           "at": "2026-03-13T08:02:00Z",
                     *           "by": "Grace Banda"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SupportOrderFollowing"];
                };
            };
            /** @description The note is missing. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is over, somebody has acknowledged it, or the order is the caller's own. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "This alarm is over, or somebody has looked at it.",
                     *       "code": "alarm_over"
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
        };
    };
    downloadSupportProForma: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice. */
            200: {
                headers: {
                    /** @example inline; filename="pro-forma-100118.pdf" */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example %PDF-1.7 */
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Busy"];
        };
    };
    listFailedJobs: {
        parameters: {
            query?: {
                /**
                 * @description JSON text of a field and ASC or DESC; an empty array is the default.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["list_sort"];
                /**
                 * @description JSON text of the first and last position, from 0, both included; 100 at most.
                 * @example [0,24]
                 */
                range?: components["parameters"]["list_range"];
                /**
                 * @description JSON text of field to value: a scalar for equal, an array for any of, a field with `_gte`, `_lte` or `_neq` for at least, at most or other than, and `q` for a text. The operation names its fields.
                 * @example {"id":[1,2]}
                 */
                filter?: components["parameters"]["list_filter"];
                /**
                 * @description Accepted and ignored.
                 * @example []
                 */
                embed?: components["parameters"]["list_embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The jobs of that range, an empty array when there are none. */
            200: {
                headers: {
                    /**
                     * @description What part of how many this is.
                     * @example jobs 0-0/1
                     */
                    "Content-Range": string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 812,
                     *         "job": "deliver-mail-again",
                     *         "state": "failed",
                     *         "tries": 4,
                     *         "failed_at": "2026-03-04T08:11:01Z",
                     *         "next_try_at": null,
                     *         "error": "451 No room at the moment"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["FailedJob"][];
                };
            };
            400: components["responses"]["ListProblem"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getFailedJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 812,
                     *       "job": "deliver-mail-again",
                     *       "state": "failed",
                     *       "tries": 4,
                     *       "failed_at": "2026-03-04T08:11:01Z",
                     *       "next_try_at": null,
                     *       "error": "451 No room at the moment"
                     *     }
                     */
                    "application/json": components["schemas"]["FailedJob"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    retryFailedJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It waits for its turn. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 812,
                     *       "job": "deliver-mail-again",
                     *       "state": "retrying",
                     *       "tries": 0,
                     *       "failed_at": "2026-03-04T08:11:01Z",
                     *       "next_try_at": "2026-03-04T09:30:00Z",
                     *       "error": "451 No room at the moment"
                     *     }
                     */
                    "application/json": components["schemas"]["FailedJob"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listSupportMails: {
        parameters: {
            query?: {
                /**
                 * @description JSON text of a field and ASC or DESC; an empty array is the default.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["list_sort"];
                /**
                 * @description JSON text of the first and last position, from 0, both included; 100 at most.
                 * @example [0,24]
                 */
                range?: components["parameters"]["list_range"];
                /**
                 * @description JSON text of field to value: a scalar for equal, an array for any of, a field with `_gte`, `_lte` or `_neq` for at least, at most or other than, and `q` for a text. The operation names its fields.
                 * @example {"id":[1,2]}
                 */
                filter?: components["parameters"]["list_filter"];
                /**
                 * @description Accepted and ignored.
                 * @example []
                 */
                embed?: components["parameters"]["list_embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mails of that range, an empty array when there are none. */
            200: {
                headers: {
                    /**
                     * @description What part of how many this is.
                     * @example mails 0-24/319
                     */
                    "Content-Range": string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 311,
                     *         "order_id": 52,
                     *         "to": "grace@example.com",
                     *         "subject": "Order 100118: payment received",
                     *         "text": "Your payment has arrived",
                     *         "written_at": "2026-03-04T08:11:00Z",
                     *         "sent_at": "2026-03-04T08:11:01Z",
                     *         "attempts": 1,
                     *         "last_error": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SupportMail"][];
                };
            };
            400: components["responses"]["ListProblem"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getSupportMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 311,
                     *       "order_id": 52,
                     *       "to": "grace@example.com",
                     *       "subject": "Order 100118: payment received",
                     *       "text": "Your payment has arrived",
                     *       "written_at": "2026-03-04T08:11:00Z",
                     *       "sent_at": "2026-03-04T08:11:01Z",
                     *       "attempts": 1,
                     *       "last_error": null
                     *     }
                     */
                    "application/json": components["schemas"]["SupportMail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getAgentOverview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An agent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "JOYK2026",
                     *       "name": "Independent Business Owner",
                     *       "start_datetime": "2025-11-20T10:30:00Z",
                     *       "link": "https://shop.example/?ref=JOYK2026",
                     *       "voucher_application_instances": {
                     *         "redeemable_points": 100,
                     *         "usage_details": [
                     *           {
                     *             "order_number": "100118",
                     *             "usage_date": "2026-03-02T09:20:03Z",
                     *             "status": "Authorized",
                     *             "level": "Independent Business Owner",
                     *             "is_agent_paid": false,
                     *             "commission_receipt": 43,
                     *             "commission_state": "pending"
                     *           }
                     *         ]
                     *       },
                     *       "training_points": {
                     *         "points": 100,
                     *         "redeemed_at": null
                     *       },
                     *       "partner_recruits": {
                     *         "recruits_level_1": [
                     *           {
                     *             "recruit@example.com": [
                     *               {
                     *                 "order_number": "100121",
                     *                 "compensation_status": "PENDING",
                     *                 "order_date": "2026-03-03T11:00:00Z",
                     *                 "order_status": "Pending",
                     *                 "commission_state": "waiting",
                     *                 "commission": null,
                     *                 "currency": "USD"
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AgentProfile"];
                };
            };
            /** @description No agent. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    upgradeToAgent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mobileNumber": "+260971234567",
                 *       "referrerEmail": "joy@example.com",
                 *       "agreed": true
                 *     }
                 */
                "application/json": components["schemas"]["UpgradeRequest"];
            };
        };
        responses: {
            /** @description The online store ID, which is the promo code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "JOYK2026"
                     *     }
                     */
                    "application/json": components["schemas"]["UpgradeResponse"];
                };
            };
            /** @description A field is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mobileNumber": [
                     *         "Please enter a valid mobile number."
                     *       ],
                     *       "codes": {
                     *         "mobileNumber": [
                     *           "mobile_invalid"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description Nobody with the referrer's address is registered. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "The referrer email address is not registered.",
                     *       "code": "referrer_unknown"
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
            /** @description The referrer is the caller, or would be a recruit of their own recruit. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "The referrer email address must be different to yours.",
                     *       "code": "referrer_is_you"
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
        };
    };
    getSellerApplication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The standing, and the decision that it rests on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "seller_status": "none",
                     *       "applied_at": "2026-03-02T09:20:03Z",
                     *       "refused": true,
                     *       "decided_at": "2026-03-04T11:00:00Z",
                     *       "reason": "The mobile number is not yours.",
                     *       "may_apply": true
                     *     }
                     */
                    "application/json": components["schemas"]["SellerApplication"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    applyToSell: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The standing, and the decision that it rests on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "seller_status": "none",
                     *       "applied_at": "2026-03-02T09:20:03Z",
                     *       "refused": true,
                     *       "decided_at": "2026-03-04T11:00:00Z",
                     *       "reason": "The mobile number is not yours.",
                     *       "may_apply": true
                     *     }
                     */
                    "application/json": components["schemas"]["SellerApplication"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The caller has not joined the seller programme. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "You have not joined the seller programme.",
                     *       "code": "not_an_agent"
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
        };
    };
    updateTrainingProgress: {
        parameters: {
            query?: {
                /**
                 * @description The chapter that is complete; without it nothing is written.
                 * @example chapter_1
                 */
                c?: "intro" | "chapter_1" | "chapter_2" | "chapter_3";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is confirmed by now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "level": "{\"intro\":true,\"chapter_1\":true,\"chapter_2\":false,\"chapter_3\":false}",
                     *       "complete": false,
                     *       "points_awarded": 0
                     *     }
                     */
                    "application/json": components["schemas"]["TrainingProgress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    downloadPromotionMaterial: {
        parameters: {
            query: {
                /**
                 * @description Business card, A5 flyer or vinyl banner.
                 * @example bc
                 */
                type: "bc" | "a5" | "v-banner";
                /**
                 * @description 640 pixels wide instead of print size.
                 * @example true
                 */
                preview?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    /** @example attachment; filename="JOYK2026-bc.png" */
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Busy"];
        };
    };
    getCommission: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Balances, position and twelve months. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommissionSummary"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    listCommissionEntries: {
        parameters: {
            query?: {
                /**
                 * @description Page number from 1, or `last`; 25 entries a page. Text rather than a number, because anything else than a page there is answers 404 `Invalid page.` and not 400.
                 * @example 2
                 */
                page?: components["parameters"]["page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "next": null,
                     *       "previous": null,
                     *       "results": [
                     *         {
                     *           "id": 12,
                     *           "date": "2026-03-04T08:00:00Z",
                     *           "kind": "earn",
                     *           "level": "direct",
                     *           "order_number": "100118",
                     *           "position": "Independent Business Owner",
                     *           "rate": "1",
                     *           "base": "4300.00",
                     *           "amount": "43.00",
                     *           "currency": "USD",
                     *           "state": "pending",
                     *           "approves_at": "2026-04-18T08:00:00Z",
                     *           "note": "",
                     *           "payout_reference": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CommissionEntryPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["InvalidPage"];
        };
    };
    downloadCommissionStatement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @example attachment; filename="commission-JOYK2026.csv" */
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Busy"];
        };
    };
    getPayoutDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What holds, and what waits for its link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "current": null,
                     *       "pays_from": null,
                     *       "waiting": {
                     *         "kind": "wallet",
                     *         "provider": "M-Pesa",
                     *         "ending": "5678",
                     *         "country": "KE",
                     *         "currency": "KES",
                     *         "since": "2026-03-02T09:00:00Z"
                     *       },
                     *       "waits_until": "2026-03-02T10:00:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["OwnPayoutDetails"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    askPayoutDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "wallet",
                 *       "holder": "Joy Kamau",
                 *       "country": "KE",
                 *       "currency": "KES",
                 *       "operator": "M-Pesa",
                 *       "number": "+254712345678"
                 *     }
                 */
                "application/json": components["schemas"]["PayoutDetailsInput"];
            };
        };
        responses: {
            /** @description What holds, and what waits for its link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "current": null,
                     *       "pays_from": null,
                     *       "waiting": {
                     *         "kind": "wallet",
                     *         "provider": "M-Pesa",
                     *         "ending": "5678",
                     *         "country": "KE",
                     *         "currency": "KES",
                     *         "since": "2026-03-02T09:00:00Z"
                     *       },
                     *       "waits_until": "2026-03-02T10:00:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["OwnPayoutDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    confirmPayoutDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "0vK2hT1l0y8cZ3fB7m9QdWx4aJ6sR5uN-pE_gYiLkHo"
                 *     }
                 */
                "application/json": components["schemas"]["PayoutConfirmation"];
            };
        };
        responses: {
            /** @description What holds, and what waits for its link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "current": null,
                     *       "pays_from": null,
                     *       "waiting": {
                     *         "kind": "wallet",
                     *         "provider": "M-Pesa",
                     *         "ending": "5678",
                     *         "country": "KE",
                     *         "currency": "KES",
                     *         "since": "2026-03-02T09:00:00Z"
                     *       },
                     *       "waits_until": "2026-03-02T10:00:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["OwnPayoutDetails"];
                };
            };
            /** @description The link is too old, was used, or another change was asked for since. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": [
                     *         "This link is not valid any more. Ask for another."
                     *       ],
                     *       "codes": {
                     *         "token": [
                     *           "confirmation_invalid"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    openReferral: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "JOYK2026"
                 *     }
                 */
                "application/json": components["schemas"]["ReferralRequest"];
            };
        };
        responses: {
            /** @description Proof of the visit. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "5mJq0Xv4oQnL9sYb",
                     *       "code": "JOYK2026",
                     *       "expires_at": "2026-07-01T09:00:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Referral"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    claimReferral: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "5mJq0Xv4oQnL9sYb"
                 *     }
                 */
                "application/json": components["schemas"]["ReferralClaim"];
            };
        };
        responses: {
            /** @description Tied. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description No such visit, or it is too old. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "Not found.",
                     *       "code": "not_found"
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
            /** @description The link is the caller's own. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "Your own link cannot be used for your own orders.",
                     *       "code": "own_link"
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
        };
    };
    listSupportAgents: {
        parameters: {
            query?: {
                /**
                 * @description JSON text of a field and ASC or DESC; an empty array is the default.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["list_sort"];
                /**
                 * @description JSON text of the first and last position, from 0, both included; 100 at most.
                 * @example [0,24]
                 */
                range?: components["parameters"]["list_range"];
                /**
                 * @description JSON text of field to value: a scalar for equal, an array for any of, a field with `_gte`, `_lte` or `_neq` for at least, at most or other than, and `q` for a text. The operation names its fields.
                 * @example {"id":[1,2]}
                 */
                filter?: components["parameters"]["list_filter"];
                /**
                 * @description Accepted and ignored.
                 * @example []
                 */
                embed?: components["parameters"]["list_embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agents of that range, an empty array when there are none. */
            200: {
                headers: {
                    /** @example agents 0-24/319 */
                    "Content-Range": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportAgent"][];
                };
            };
            /** @description A parameter cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "sort is not valid JSON.",
                     *       "code": "list_not_json",
                     *       "values": {
                     *         "parameter": "sort"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getSupportAgent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agent and what they are owed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportAgent"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    payAgent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, one per intention. The same key with the same body returns the first answer and does nothing again.
                 * @example 9b1c6d4e-2f0a-4c6e-9a51-7f3f5a0c2d11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["PayoutRequest"];
            };
        };
        responses: {
            /** @description The agent and what they are owed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportAgent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Nothing is payable, an open batch holds the balance, or it is the caller's own. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detail"];
                };
            };
        };
    };
    adjustCommission: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, one per intention. The same key with the same body returns the first answer and does nothing again.
                 * @example 9b1c6d4e-2f0a-4c6e-9a51-7f3f5a0c2d11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": "-12.50",
                 *       "reason": "Refund agreed on the telephone"
                 *     }
                 */
                "application/json": components["schemas"]["AdjustmentRequest"];
            };
        };
        responses: {
            /** @description The agent and what they are owed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportAgent"];
                };
            };
            /** @description It waits for a second person, and the balance is what it was. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportAgent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The balance is the caller's own. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detail"];
                };
            };
        };
    };
    readPayoutDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The details that hold. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "kind": "wallet",
                     *       "holder": "Joy Kamau",
                     *       "country": "KE",
                     *       "currency": "KES",
                     *       "operator": "M-Pesa",
                     *       "number": "+254712345678",
                     *       "bank": null,
                     *       "branch": null,
                     *       "swift": null,
                     *       "account_number": null,
                     *       "since": "2026-03-02T09:20:00Z",
                     *       "pays_from": null
                     *     }
                     */
                    "application/json": components["schemas"]["WholePayoutDetails"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such supporter, or they have given no details. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "Not found.",
                     *       "code": "not_found"
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
        };
    };
    listSupportEntries: {
        parameters: {
            query?: {
                /**
                 * @description JSON text of a field and ASC or DESC; an empty array is the default.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["list_sort"];
                /**
                 * @description JSON text of the first and last position, from 0, both included; 100 at most.
                 * @example [0,24]
                 */
                range?: components["parameters"]["list_range"];
                /**
                 * @description JSON text of field to value: a scalar for equal, an array for any of, a field with `_gte`, `_lte` or `_neq` for at least, at most or other than, and `q` for a text. The operation names its fields.
                 * @example {"id":[1,2]}
                 */
                filter?: components["parameters"]["list_filter"];
                /**
                 * @description Accepted and ignored.
                 * @example []
                 */
                embed?: components["parameters"]["list_embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries of that range, an empty array when there are none. */
            200: {
                headers: {
                    /** @example commission-entries 0-24/319 */
                    "Content-Range": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommissionEntry"][];
                };
            };
            /** @description One of the parameters is not what it should be. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "Unknown filter: colour.",
                     *       "code": "unknown_filter",
                     *       "values": {
                     *         "field": "colour"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    listSupportQuotes: {
        parameters: {
            query?: {
                /**
                 * @description JSON text of a field and ASC or DESC; an empty array is the default.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["list_sort"];
                /**
                 * @description JSON text of the first and last position, from 0, both included; 100 at most.
                 * @example [0,24]
                 */
                range?: components["parameters"]["list_range"];
                /**
                 * @description JSON text of field to value: a scalar for equal, an array for any of, a field with `_gte`, `_lte` or `_neq` for at least, at most or other than, and `q` for a text. The operation names its fields.
                 * @example {"id":[1,2]}
                 */
                filter?: components["parameters"]["list_filter"];
                /**
                 * @description Accepted and ignored.
                 * @example []
                 */
                embed?: components["parameters"]["list_embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quotes of that range, an empty array when there are none. */
            200: {
                headers: {
                    /** @example quotes 0-24/319 */
                    "Content-Range": string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 118,
                     *         "version": 3,
                     *         "state": "pending",
                     *         "user_id": 7,
                     *         "user_email": "grace@example.com",
                     *         "user_name": "Grace Wanjiru",
                     *         "contact_number": "+254700000001",
                     *         "user_request": "Please include customs clearance.",
                     *         "requested_at": "2026-03-02T09:20:03Z",
                     *         "due_at": "2026-03-02T09:40:03Z",
                     *         "destination_code": "mombasa-other",
                     *         "destination_port": "Mombasa",
                     *         "destination_country": "Kenya",
                     *         "destination_country_code": "KE",
                     *         "insurance_requested": false,
                     *         "discount_code": null,
                     *         "currency": "USD",
                     *         "goods": "4300.00",
                     *         "current_charge": "0.00",
                     *         "charges": [
                     *           {
                     *             "destination_code": "mombasa-other",
                     *             "destination_port": "Mombasa",
                     *             "shipping_charge": null
                     *           }
                     *         ],
                     *         "lines": [
                     *           {
                     *             "id": 301,
                     *             "product_id": 4711,
                     *             "title": "Isuzu Forward flatbed 2011",
                     *             "quantity": 1,
                     *             "price": "4300.00",
                     *             "destination_code": "mombasa-other",
                     *             "destination_port": "Mombasa",
                     *             "destination_country": "Kenya",
                     *             "destination_country_code": "KE",
                     *             "shipping_type": null,
                     *             "insurance_requested": false,
                     *             "shipping_charge": "0.00"
                     *           }
                     *         ],
                     *         "note": "",
                     *         "valid_until": null,
                     *         "is_expired": false,
                     *         "answered_at": null,
                     *         "answered_by": null,
                     *         "is_lapsed": false,
                     *         "order_id": null,
                     *         "order_number": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SupportQuote"][];
                };
            };
            /** @description One of the parameters is not what it should be. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "Unknown filter: colour.",
                     *       "code": "unknown_filter",
                     *       "values": {
                     *         "field": "colour"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getSupportQuote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quote. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 118,
                     *       "version": 3,
                     *       "state": "pending",
                     *       "user_id": 7,
                     *       "user_email": "grace@example.com",
                     *       "user_name": "Grace Wanjiru",
                     *       "contact_number": "+254700000001",
                     *       "user_request": "Please include customs clearance.",
                     *       "requested_at": "2026-03-02T09:20:03Z",
                     *       "due_at": "2026-03-02T09:40:03Z",
                     *       "destination_code": "mombasa-other",
                     *       "destination_port": "Mombasa",
                     *       "destination_country": "Kenya",
                     *       "destination_country_code": "KE",
                     *       "insurance_requested": false,
                     *       "discount_code": null,
                     *       "currency": "USD",
                     *       "goods": "4300.00",
                     *       "current_charge": "0.00",
                     *       "charges": [
                     *         {
                     *           "destination_code": "mombasa-other",
                     *           "destination_port": "Mombasa",
                     *           "shipping_charge": null
                     *         }
                     *       ],
                     *       "lines": [
                     *         {
                     *           "id": 301,
                     *           "product_id": 4711,
                     *           "title": "Isuzu Forward flatbed 2011",
                     *           "quantity": 1,
                     *           "price": "4300.00",
                     *           "destination_code": "mombasa-other",
                     *           "destination_port": "Mombasa",
                     *           "destination_country": "Kenya",
                     *           "destination_country_code": "KE",
                     *           "shipping_type": null,
                     *           "insurance_requested": false,
                     *           "shipping_charge": "0.00"
                     *         }
                     *       ],
                     *       "note": "",
                     *       "valid_until": null,
                     *       "is_expired": false,
                     *       "answered_at": null,
                     *       "answered_by": null,
                     *       "is_lapsed": false,
                     *       "order_id": null,
                     *       "order_number": null
                     *     }
                     */
                    "application/json": components["schemas"]["SupportQuote"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    answerQuote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 118,
                 *       "version": 3,
                 *       "shipping_charge": "950.00",
                 *       "note": "Sails on 12 March.",
                 *       "valid_until": "2026-12-24"
                 *     }
                 */
                "application/json": components["schemas"]["QuoteAnswer"];
            };
        };
        responses: {
            /** @description The quote. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 118,
                     *       "version": 3,
                     *       "state": "pending",
                     *       "user_id": 7,
                     *       "user_email": "grace@example.com",
                     *       "user_name": "Grace Wanjiru",
                     *       "contact_number": "+254700000001",
                     *       "user_request": "Please include customs clearance.",
                     *       "requested_at": "2026-03-02T09:20:03Z",
                     *       "due_at": "2026-03-02T09:40:03Z",
                     *       "destination_code": "mombasa-other",
                     *       "destination_port": "Mombasa",
                     *       "destination_country": "Kenya",
                     *       "destination_country_code": "KE",
                     *       "insurance_requested": false,
                     *       "discount_code": null,
                     *       "currency": "USD",
                     *       "goods": "4300.00",
                     *       "current_charge": "0.00",
                     *       "charges": [
                     *         {
                     *           "destination_code": "mombasa-other",
                     *           "destination_port": "Mombasa",
                     *           "shipping_charge": null
                     *         }
                     *       ],
                     *       "lines": [
                     *         {
                     *           "id": 301,
                     *           "product_id": 4711,
                     *           "title": "Isuzu Forward flatbed 2011",
                     *           "quantity": 1,
                     *           "price": "4300.00",
                     *           "destination_code": "mombasa-other",
                     *           "destination_port": "Mombasa",
                     *           "destination_country": "Kenya",
                     *           "destination_country_code": "KE",
                     *           "shipping_type": null,
                     *           "insurance_requested": false,
                     *           "shipping_charge": "0.00"
                     *         }
                     *       ],
                     *       "note": "",
                     *       "valid_until": null,
                     *       "is_expired": false,
                     *       "answered_at": null,
                     *       "answered_by": null,
                     *       "is_lapsed": false,
                     *       "order_id": null,
                     *       "order_number": null
                     *     }
                     */
                    "application/json": components["schemas"]["SupportQuote"];
                };
            };
            /** @description No charge, or less than 1. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "shipping_charge": [
                     *         "Ensure this value is greater than or equal to 1."
                     *       ],
                     *       "codes": {
                     *         "shipping_charge": [
                     *           "min_value"
                     *         ]
                     *       },
                     *       "values": {
                     *         "shipping_charge": [
                     *           {
                     *             "limit": 1
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Somebody else has answered meanwhile, or the buyer has changed or ordered the basket. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detail"];
                };
            };
        };
    };
    listAdjustments: {
        parameters: {
            query?: {
                /**
                 * @description JSON text of a field and ASC or DESC; an empty array is the default.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["list_sort"];
                /**
                 * @description JSON text of the first and last position, from 0, both included; 100 at most.
                 * @example [0,24]
                 */
                range?: components["parameters"]["list_range"];
                /**
                 * @description JSON text of field to value: a scalar for equal, an array for any of, a field with `_gte`, `_lte` or `_neq` for at least, at most or other than, and `q` for a text. The operation names its fields.
                 * @example {"id":[1,2]}
                 */
                filter?: components["parameters"]["list_filter"];
                /**
                 * @description Accepted and ignored.
                 * @example []
                 */
                embed?: components["parameters"]["list_embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The adjustments of that range, an empty array when there are none. */
            200: {
                headers: {
                    /** @example adjustments 0-24/319 */
                    "Content-Range": string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 4,
                     *         "version": 1,
                     *         "state": "waiting",
                     *         "agent_id": 3,
                     *         "name": "Joy Kamau",
                     *         "code": "JOYK2026",
                     *         "amount": "250.00",
                     *         "currency": "USD",
                     *         "reason": "Sale of 2 March that the code was missed on",
                     *         "created_at": "2026-03-02T09:00:00Z",
                     *         "created_by": "Daniel Ncube",
                     *         "may_approve": true,
                     *         "may_reject": true,
                     *         "decided_at": null,
                     *         "decided_by": null,
                     *         "rejection": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Adjustment"][];
                };
            };
            400: components["responses"]["ListProblem"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    decideAdjustment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 4,
                 *       "version": 1,
                 *       "state": "approved"
                 *     }
                 */
                "application/json": components["schemas"]["AdjustmentDecision"];
            };
        };
        responses: {
            /** @description The adjustment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4,
                     *       "version": 1,
                     *       "state": "waiting",
                     *       "agent_id": 3,
                     *       "name": "Joy Kamau",
                     *       "code": "JOYK2026",
                     *       "amount": "250.00",
                     *       "currency": "USD",
                     *       "reason": "Sale of 2 March that the code was missed on",
                     *       "created_at": "2026-03-02T09:00:00Z",
                     *       "created_by": "Daniel Ncube",
                     *       "may_approve": true,
                     *       "may_reject": true,
                     *       "decided_at": null,
                     *       "decided_by": null,
                     *       "rejection": null
                     *     }
                     */
                    "application/json": components["schemas"]["Adjustment"];
                };
            };
            /** @description Rejected without a reason. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "rejection": [
                     *         "This field is required."
                     *       ],
                     *       "codes": {
                     *         "rejection": [
                     *           "required"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is decided already, or the caller may not decide on it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detail"];
                };
            };
        };
    };
    listPayoutBatches: {
        parameters: {
            query?: {
                /**
                 * @description JSON text of a field and ASC or DESC; an empty array is the default.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["list_sort"];
                /**
                 * @description JSON text of the first and last position, from 0, both included; 100 at most.
                 * @example [0,24]
                 */
                range?: components["parameters"]["list_range"];
                /**
                 * @description JSON text of field to value: a scalar for equal, an array for any of, a field with `_gte`, `_lte` or `_neq` for at least, at most or other than, and `q` for a text. The operation names its fields.
                 * @example {"id":[1,2]}
                 */
                filter?: components["parameters"]["list_filter"];
                /**
                 * @description Accepted and ignored.
                 * @example []
                 */
                embed?: components["parameters"]["list_embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The batches of that range, an empty array when there are none. */
            200: {
                headers: {
                    /** @example payout-batches 0-24/319 */
                    "Content-Range": string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 7,
                     *         "version": 1,
                     *         "state": "open",
                     *         "line_count": 12,
                     *         "total": "1240.50",
                     *         "taken_back": "0.00",
                     *         "currency": "USD",
                     *         "created_at": "2026-03-02T09:00:00Z",
                     *         "created_by": "Daniel Ncube",
                     *         "is_own": false,
                     *         "may_pay": true,
                     *         "paid_at": null,
                     *         "paid_by": null,
                     *         "reference": null,
                     *         "discarded_at": null,
                     *         "discarded_by": null,
                     *         "reason": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["PayoutBatch"][];
                };
            };
            /** @description One of the parameters is not what it should be. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "Unknown filter: colour.",
                     *       "code": "unknown_filter",
                     *       "values": {
                     *         "field": "colour"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    createPayoutBatch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, one per intention. The same key with the same body returns the first answer and does nothing again.
                 * @example 9b1c6d4e-2f0a-4c6e-9a51-7f3f5a0c2d11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["NewPayoutBatch"];
            };
        };
        responses: {
            /** @description The batch. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "version": 1,
                     *       "state": "open",
                     *       "line_count": 12,
                     *       "total": "1240.50",
                     *       "taken_back": "0.00",
                     *       "currency": "USD",
                     *       "created_at": "2026-03-02T09:00:00Z",
                     *       "created_by": "Daniel Ncube",
                     *       "is_own": false,
                     *       "may_pay": true,
                     *       "paid_at": null,
                     *       "paid_by": null,
                     *       "reference": null,
                     *       "discarded_at": null,
                     *       "discarded_by": null,
                     *       "reason": null
                     *     }
                     */
                    "application/json": components["schemas"]["PayoutBatch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is nobody to pay. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "No supporter has USD25 approved that is not in an open batch already.",
                     *       "code": "no_payouts"
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
        };
    };
    getPayoutBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The batch. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "version": 1,
                     *       "state": "open",
                     *       "line_count": 12,
                     *       "total": "1240.50",
                     *       "taken_back": "0.00",
                     *       "currency": "USD",
                     *       "created_at": "2026-03-02T09:00:00Z",
                     *       "created_by": "Daniel Ncube",
                     *       "is_own": false,
                     *       "may_pay": true,
                     *       "paid_at": null,
                     *       "paid_by": null,
                     *       "reference": null,
                     *       "discarded_at": null,
                     *       "discarded_by": null,
                     *       "reason": null
                     *     }
                     */
                    "application/json": components["schemas"]["PayoutBatch"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    closePayoutBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 7,
                 *       "version": 1,
                 *       "state": "paid",
                 *       "reference": "FT-2026-0311"
                 *     }
                 */
                "application/json": components["schemas"]["PayoutBatchClosure"];
            };
        };
        responses: {
            /** @description The batch. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "version": 1,
                     *       "state": "open",
                     *       "line_count": 12,
                     *       "total": "1240.50",
                     *       "taken_back": "0.00",
                     *       "currency": "USD",
                     *       "created_at": "2026-03-02T09:00:00Z",
                     *       "created_by": "Daniel Ncube",
                     *       "is_own": false,
                     *       "may_pay": true,
                     *       "paid_at": null,
                     *       "paid_by": null,
                     *       "reference": null,
                     *       "discarded_at": null,
                     *       "discarded_by": null,
                     *       "reason": null
                     *     }
                     */
                    "application/json": components["schemas"]["PayoutBatch"];
                };
            };
            /** @description Without a reference, or a reason. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reference": [
                     *         "This field is required."
                     *       ],
                     *       "codes": {
                     *         "reference": [
                     *           "required"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is closed already, or the caller made it or is paid by it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detail"];
                };
            };
        };
    };
    exportPayoutBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @example attachment; filename="payout-7.csv" */
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The batch was discarded. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "This payout was discarded, so there is nothing to send to the bank.",
                     *       "code": "batch_discarded"
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Busy"];
        };
    };
    listPayoutLines: {
        parameters: {
            query?: {
                /**
                 * @description JSON text of a field and ASC or DESC; an empty array is the default.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["list_sort"];
                /**
                 * @description JSON text of the first and last position, from 0, both included; 100 at most.
                 * @example [0,24]
                 */
                range?: components["parameters"]["list_range"];
                /**
                 * @description JSON text of field to value: a scalar for equal, an array for any of, a field with `_gte`, `_lte` or `_neq` for at least, at most or other than, and `q` for a text. The operation names its fields.
                 * @example {"id":[1,2]}
                 */
                filter?: components["parameters"]["list_filter"];
                /**
                 * @description Accepted and ignored.
                 * @example []
                 */
                embed?: components["parameters"]["list_embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lines of that range, an empty array when there are none. */
            200: {
                headers: {
                    /** @example payout-lines 0-24/319 */
                    "Content-Range": string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 81,
                     *         "batch_id": 7,
                     *         "agent_id": 3,
                     *         "name": "Joy Kamau",
                     *         "mobile": "+254712345678",
                     *         "code": "JOYK2026",
                     *         "amount": "45.00",
                     *         "taken_back": "0.00",
                     *         "currency": "USD",
                     *         "reference": "P7-JOYK2026",
                     *         "entry_count": 1,
                     *         "payout_details": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["PayoutLine"][];
                };
            };
            /** @description One of the parameters is not what it should be. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "Unknown filter: colour.",
                     *       "code": "unknown_filter",
                     *       "values": {
                     *         "field": "colour"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    listListings: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: components["parameters"]["listings_page"];
                /** @example 25 */
                per_page?: components["parameters"]["listings_per_page"];
                /** @example date_updated */
                sort?: components["parameters"]["listings_sort"];
                /** @example desc */
                order?: components["parameters"]["listings_order"];
                /** @example vehicles */
                prod_class?: components["parameters"]["listings_class"];
                /** @example draft */
                prod_live?: components["parameters"]["listings_live"];
                /**
                 * @description Words of the title, the vendor's reference, or the listing's number.
                 * @example vitz
                 */
                q?: components["parameters"]["listings_q"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of listings, and how many there are of each class. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "prod_id": 20418,
                     *           "prod_class": "vehicles",
                     *           "prod_name": "2014 Toyota Vitz F",
                     *           "date_created": "2026-11-20T08:00:00Z",
                     *           "date_updated": "2026-11-20T09:12:00Z",
                     *           "prod_live": "draft",
                     *           "prod_price": 780000,
                     *           "currency": "KES",
                     *           "image": "No_Image_found",
                     *           "photos": 0,
                     *           "reference": null,
                     *           "taken_down": false,
                     *           "missing": [
                     *             "pContact",
                     *             "sMileage"
                     *           ],
                     *           "market": "local"
                     *         }
                     *       ],
                     *       "totals": {
                     *         "vehicles": 1,
                     *         "spares": 0
                     *       },
                     *       "count": 1
                     *     }
                     */
                    "application/json": components["schemas"]["VendorProducts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    exportListings: {
        parameters: {
            query: {
                /** @example vehicles */
                prod_class: "vehicles" | "parts";
                /**
                 * @description The Kenyan market unless told otherwise.
                 * @example export
                 */
                market?: components["parameters"]["listings_market"];
                /** @example draft */
                prod_live?: components["parameters"]["listings_live"];
                /**
                 * @description Words of the title, the vendor's reference, or the listing's number.
                 * @example vitz
                 */
                q?: components["parameters"]["listings_q"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @example attachment; filename="vehicles.csv" */
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Busy"];
        };
    };
    getListingTypes: {
        parameters: {
            query: {
                /** @example vehicles */
                pt: "vehicles" | "spares";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tree. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Cars": {
                     *         "Toyota": [
                     *           {
                     *             "subj_id": 912,
                     *             "subj_name": "Vitz"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["VehicleTypeTree"] | components["schemas"]["SparesTree"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    createListing: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, one per intention. The same key with the same body returns the first answer and does nothing again.
                 * @example 9b1c6d4e-2f0a-4c6e-9a51-7f3f5a0c2d11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "subId": 912,
                 *       "name": "2014 Toyota Vitz F",
                 *       "prodClass": "vehicles",
                 *       "region": "ke"
                 *     }
                 */
                "application/json": components["schemas"]["CreateProductRequest"];
            };
        };
        responses: {
            /** @description It is there, as a draft. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "product_id": 20418
                     *     }
                     */
                    "application/json": components["schemas"]["CreateProductResponse"];
                };
            };
            /** @description A field is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "subId": [
                     *         "Select a leaf category."
                     *       ],
                     *       "codes": {
                     *         "subId": [
                     *           "category_missing"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getListing: {
        parameters: {
            query: {
                /**
                 * @description The listing.
                 * @example 20418
                 */
                cid: components["parameters"]["cid"];
                /**
                 * @description One of its lectures.
                 * @example 31
                 */
                lid?: components["parameters"]["lid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The listing, with the lecture that was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listing"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    saveListing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cid": 20418,
                 *       "version": 3,
                 *       "pPrice": 780000,
                 *       "publish": "live"
                 *     }
                 */
                "application/json": components["schemas"]["ListingSave"];
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listing"];
                };
            };
            /** @description A field is wrong, or empty where a live listing needs it; keyed by the payload's names. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pPrice": [
                     *         "This field is required."
                     *       ],
                     *       "codes": {
                     *         "pPrice": [
                     *           "required"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Somebody saved it after the version the caller began with. Nothing was stored. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingConflict"];
                };
            };
        };
    };
    publishListings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         20418,
                 *         20419
                 *       ],
                 *       "publish": "live"
                 *     }
                 */
                "application/json": components["schemas"]["PublishRequest"];
            };
        };
        responses: {
            /** @description Each listing as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "prod_id": 20418,
                     *           "prod_live": "live",
                     *           "missing": []
                     *         },
                     *         {
                     *           "prod_id": 20419,
                     *           "prod_live": "draft",
                     *           "missing": [
                     *             "pPrice"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PublishResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    createLecture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cid": 20418,
                 *       "title": "Inspection report"
                 *     }
                 */
                "application/json": components["schemas"]["CreateLectureRequest"];
            };
        };
        responses: {
            /** @description It is there, and empty. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "lecture_id": 31,
                     *       "cid": 20418,
                     *       "title": "Inspection report",
                     *       "order": 0
                     *     }
                     */
                    "application/json": components["schemas"]["CreateLectureResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    deleteListingContent: {
        parameters: {
            query: {
                /**
                 * @description The listing.
                 * @example 20418
                 */
                cid: components["parameters"]["cid"];
                /**
                 * @description One of its lectures.
                 * @example 31
                 */
                lid?: components["parameters"]["lid"];
                /**
                 * @description Slot of a photo.
                 * @example 2
                 */
                do?: number;
                /**
                 * @description The picture of the auction sheet.
                 * @example auction-sheet
                 */
                type?: "auction-sheet";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The listing is live, or stands in an order or a basket. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detail"];
                };
            };
        };
    };
    uploadListingImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadImageRequest"];
            };
        };
        responses: {
            /** @description It is in its slot. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "url": "https://shop.example/media/77c0de-640.jpg",
                     *         "position": 0,
                     *         "photos": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UploadImageResponse"];
                };
            };
            /** @description No picture we take, or a field is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "image": [
                     *         "Upload a valid image. The file you uploaded was either not an image or a corrupted image."
                     *       ],
                     *       "codes": {
                     *         "image": [
                     *           "image_invalid"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description More than 10 MB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "The file is larger than 10 MB.",
                     *       "code": "file_too_large",
                     *       "values": {
                     *         "megabytes": 10
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Busy"];
        };
    };
    arrangeListingImages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cid": 20418,
                 *       "order": [
                 *         2,
                 *         0,
                 *         1
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ArrangeImagesRequest"];
            };
        };
        responses: {
            /** @description The photos as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingPhotos"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The slots named are not those that hold a photo. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "The photos have changed meanwhile.",
                     *       "code": "photos_changed"
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
        };
    };
    getCompatibility: {
        parameters: {
            query: {
                /** @example makes */
                qry: "makes" | "model";
                /**
                 * @description Make.
                 * @example Toyota
                 */
                mk?: string;
            };
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Names, in order; none of an unknown make. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "makes": [
                     *         "Nissan",
                     *         "Toyota"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Compatibility"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    findFitment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fetchProp": "variants",
                 *       "filterProps": {
                 *         "make": "Toyota",
                 *         "models": [
                 *           "Vitz"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["FitmentQuery"];
            };
        };
        responses: {
            /** @description Names of variants, trims, or what is saved by make. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         "F",
                     *         "RS"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FitmentAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    setFitment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "add",
                 *       "productID": 20419,
                 *       "fitment": [
                 *         {
                 *           "docID": 311,
                 *           "ids": [
                 *             2012,
                 *             2013
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SetFitment"];
            };
        };
        responses: {
            /** @description What is saved now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedFitment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getVehicleTree: {
        parameters: {
            query?: {
                /**
                 * @description Slug.
                 * @example toyota
                 */
                make?: string;
                /**
                 * @description Slug.
                 * @example vitz
                 */
                model?: string;
                /** @example 2014 */
                year?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The next step's choices; the others are empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "makes": [],
                     *       "models": [],
                     *       "years": [
                     *         2012,
                     *         2013,
                     *         2014
                     *       ],
                     *       "trims": []
                     *     }
                     */
                    "application/json": components["schemas"]["VehicleTree"];
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    getTrim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 311 */
                trim: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trim. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 311,
                     *       "make": "Toyota",
                     *       "make_slug": "toyota",
                     *       "model": "Vitz",
                     *       "model_slug": "vitz",
                     *       "variant": "F",
                     *       "name": "F 1.3 L petrol",
                     *       "body": "Hatchback",
                     *       "engine": "1.3 L petrol",
                     *       "years": [
                     *         2011,
                     *         2012,
                     *         2013
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TreeTrim"];
                };
            };
            404: components["responses"]["NotFound"];
        };
    };
    getProductFitment: {
        parameters: {
            query?: {
                /**
                 * @description With `year`, the vehicle to judge.
                 * @example 311
                 */
                trim?: number;
                /** @example 2013 */
                year?: number;
            };
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By make; empty when its vendor has said nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductFitment"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    getImportTemplate: {
        parameters: {
            query: {
                /** @example vehicles */
                prod_class: "vehicles" | "parts";
                /**
                 * @description The Kenyan market unless told otherwise.
                 * @example export
                 */
                market?: components["parameters"]["listings_market"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @example attachment; filename="vehicles-template.csv" */
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    listImports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last twenty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": []
                     *     }
                     */
                    "application/json": components["schemas"]["Imports"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    startImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["StartImportRequest"];
            };
        };
        responses: {
            /** @description What was found in it. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            /** @description No CSV, no rows, too many rows, or a column is missing. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "file": [
                     *         "The column “title” is missing."
                     *       ],
                     *       "codes": {
                     *         "file": [
                     *           "column_missing"
                     *         ]
                     *       },
                     *       "values": {
                     *         "file": [
                     *           {
                     *             "heading": "title"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description More than 5 MB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "The file is larger than 5 MB.",
                     *       "code": "file_too_large",
                     *       "values": {
                     *         "megabytes": 5
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Busy"];
        };
    };
    getImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its state, its progress and its first 500 errors. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    discardImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It has been started. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "This import has been started already.",
                     *       "code": "import_started"
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
        };
    };
    runImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "skip_invalid": true
                 *     }
                 */
                "application/json": components["schemas"]["RunImportRequest"];
            };
        };
        responses: {
            /** @description It is under way. Asking again changes nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Rows have errors and are not to be left out, or no row is right. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "12 rows have errors. Correct them, or leave them out.",
                     *       "code": "import_has_errors",
                     *       "values": {
                     *         "count": 12
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
        };
    };
    downloadImportErrors: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Row, column, value and what is wrong. */
            200: {
                headers: {
                    /** @example attachment; filename="import-7-errors.csv" */
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Busy"];
        };
    };
    listSupportRequests: {
        parameters: {
            query?: {
                /**
                 * @description JSON text of a field and ASC or DESC; an empty array is the default.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["list_sort"];
                /**
                 * @description JSON text of the first and last position, from 0, both included; 100 at most.
                 * @example [0,24]
                 */
                range?: components["parameters"]["list_range"];
                /**
                 * @description JSON text of field to value: a scalar for equal, an array for any of, a field with `_gte`, `_lte` or `_neq` for at least, at most or other than, and `q` for a text. The operation names its fields.
                 * @example {"id":[1,2]}
                 */
                filter?: components["parameters"]["list_filter"];
                /**
                 * @description Accepted and ignored.
                 * @example []
                 */
                embed?: components["parameters"]["list_embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests of that range, an empty array when there are none. */
            200: {
                headers: {
                    /**
                     * @description What part of how many this is.
                     * @example requests 0-24/31
                     */
                    "Content-Range": string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1043,
                     *         "version": 1,
                     *         "reference": "P-1043",
                     *         "kind": "parts",
                     *         "state": "new",
                     *         "name": "Amina Otieno",
                     *         "email": "amina@example.com",
                     *         "contact_number": "+254 700 000 001",
                     *         "text": "Front left headlamp for a 2014 Nissan Note.",
                     *         "details": [],
                     *         "user_id": null,
                     *         "created_at": "2026-03-02T09:20:03Z",
                     *         "due_at": "2026-03-02T21:20:03Z",
                     *         "answered_at": null,
                     *         "notes": []
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SupportRequest"][];
                };
            };
            /** @description One of the parameters is not what it should be. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "Unknown filter: colour.",
                     *       "code": "unknown_filter",
                     *       "values": {
                     *         "field": "colour"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getSupportRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1043,
                     *       "version": 1,
                     *       "reference": "P-1043",
                     *       "kind": "parts",
                     *       "state": "new",
                     *       "name": "Amina Otieno",
                     *       "email": "amina@example.com",
                     *       "contact_number": "+254 700 000 001",
                     *       "text": "Front left headlamp for a 2014 Nissan Note.",
                     *       "details": [],
                     *       "user_id": null,
                     *       "created_at": "2026-03-02T09:20:03Z",
                     *       "due_at": "2026-03-02T21:20:03Z",
                     *       "answered_at": null,
                     *       "notes": []
                     *     }
                     */
                    "application/json": components["schemas"]["SupportRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateSupportRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1,
                 *       "state": "answered",
                 *       "note": "Sent an offer by e-mail."
                 *     }
                 */
                "application/json": components["schemas"]["SupportRequestUpdate"];
            };
        };
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1043,
                     *       "version": 1,
                     *       "reference": "P-1043",
                     *       "kind": "parts",
                     *       "state": "new",
                     *       "name": "Amina Otieno",
                     *       "email": "amina@example.com",
                     *       "contact_number": "+254 700 000 001",
                     *       "text": "Front left headlamp for a 2014 Nissan Note.",
                     *       "details": [],
                     *       "user_id": null,
                     *       "created_at": "2026-03-02T09:20:03Z",
                     *       "due_at": "2026-03-02T21:20:03Z",
                     *       "answered_at": null,
                     *       "notes": []
                     *     }
                     */
                    "application/json": components["schemas"]["SupportRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Somebody else was quicker. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "Grace Banda has changed this meanwhile. Load it again to see how it is now.",
                     *       "code": "overtaken",
                     *       "values": {
                     *         "who": "colleague",
                     *         "name": "Grace Banda"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
        };
    };
    getSupportOverview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "waiting": [
                     *         {
                     *           "what": "orders-to-be-paid",
                     *           "count": 4,
                     *           "oldest_at": "2026-03-01T09:20:03Z"
                     *         }
                     *       ],
                     *       "days": [
                     *         {
                     *           "day": "2026-03-02",
                     *           "placed": 3,
                     *           "paid": 1,
                     *           "turnover": "5000.00"
                     *         }
                     *       ],
                     *       "currency": "USD",
                     *       "stock": [
                     *         {
                     *           "market": "export",
                     *           "state": "live",
                     *           "count": 17999
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SupportOverview"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    listAudit: {
        parameters: {
            query?: {
                /**
                 * @description JSON text of a field and ASC or DESC; an empty array is the default.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["list_sort"];
                /**
                 * @description JSON text of the first and last position, from 0, both included; 100 at most.
                 * @example [0,24]
                 */
                range?: components["parameters"]["list_range"];
                /**
                 * @description JSON text of field to value: a scalar for equal, an array for any of, a field with `_gte`, `_lte` or `_neq` for at least, at most or other than, and `q` for a text. The operation names its fields.
                 * @example {"id":[1,2]}
                 */
                filter?: components["parameters"]["list_filter"];
                /**
                 * @description Accepted and ignored.
                 * @example []
                 */
                embed?: components["parameters"]["list_embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries of that range, an empty array when there are none. */
            200: {
                headers: {
                    /**
                     * @description What part of how many this is.
                     * @example audit 0-24/319
                     */
                    "Content-Range": string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 7,
                     *         "at": "2026-03-02T09:20:03Z",
                     *         "kind": "change",
                     *         "actor_email": "support@example.com",
                     *         "actor_name": "Grace Banda",
                     *         "action": "move-order",
                     *         "subject": "order",
                     *         "subject_id": "52",
                     *         "subject_name": "100118",
                     *         "before": "{\"status\":\"Pending\"}",
                     *         "after": "{\"status\":\"Authorized\"}",
                     *         "reason": "Wire of 5000 USD received"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["AuditEntry"][];
                };
            };
            /** @description One of the parameters is not what it should be. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "Unknown filter: colour.",
                     *       "code": "unknown_filter",
                     *       "values": {
                     *         "field": "colour"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getAuditEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "at": "2026-03-02T09:20:03Z",
                     *       "kind": "change",
                     *       "actor_email": "support@example.com",
                     *       "actor_name": "Grace Banda",
                     *       "action": "move-order",
                     *       "subject": "order",
                     *       "subject_id": "52",
                     *       "subject_name": "100118",
                     *       "before": "{\"status\":\"Pending\"}",
                     *       "after": "{\"status\":\"Authorized\"}",
                     *       "reason": "Wire of 5000 USD received"
                     *     }
                     */
                    "application/json": components["schemas"]["AuditEntry"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    exportAudit: {
        parameters: {
            query?: {
                /**
                 * @description JSON text of field to value: a scalar for equal, an array for any of, a field with `_gte`, `_lte` or `_neq` for at least, at most or other than, and `q` for a text. The operation names its fields.
                 * @example {"id":[1,2]}
                 */
                filter?: components["parameters"]["list_filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @example attachment; filename="audit-2026-03-02.csv" */
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description The filter is not what it should be, or too much fits it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "120000 entries are too many for one file, which holds 50000. Choose fewer days.",
                     *       "code": "export_too_large",
                     *       "values": {
                     *         "count": 120000,
                     *         "most": 50000
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    listSupportArticles: {
        parameters: {
            query?: {
                /**
                 * @description JSON text of a field and ASC or DESC; an empty array is the default.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["list_sort"];
                /**
                 * @description JSON text of the first and last position, from 0, both included; 100 at most.
                 * @example [0,24]
                 */
                range?: components["parameters"]["list_range"];
                /**
                 * @description JSON text of field to value: a scalar for equal, an array for any of, a field with `_gte`, `_lte` or `_neq` for at least, at most or other than, and `q` for a text. The operation names its fields.
                 * @example {"id":[1,2]}
                 */
                filter?: components["parameters"]["list_filter"];
                /**
                 * @description Accepted and ignored.
                 * @example []
                 */
                embed?: components["parameters"]["list_embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records of that range, an empty array when there are none. */
            200: {
                headers: {
                    /** @example articles 0-24/31 */
                    "Content-Range": string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 7,
                     *         "title": "Choosing between RORO and container",
                     *         "slug": "choosing-between-roro-and-container",
                     *         "summary": "What each costs, what each protects, and which cars want which.",
                     *         "content": "<p>RORO is the cheaper of the two.</p>",
                     *         "texts": {},
                     *         "status": "published",
                     *         "published_at": "2026-09-14T07:30:00Z",
                     *         "state": "published",
                     *         "path": "/latest/choosing-between-roro-and-container/7",
                     *         "date_created": "2026-09-12T15:00:00Z",
                     *         "date_updated": "2026-09-14T07:30:00Z",
                     *         "version": 3
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SupportArticle"][];
                };
            };
            400: components["responses"]["ListProblem"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    createArticle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Ports in the rain",
                 *       "summary": "What to do when it rains.",
                 *       "content": "<p>Wait under a roof.</p>"
                 *     }
                 */
                "application/json": components["schemas"]["ArticleCreate"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "title": "Choosing between RORO and container",
                     *       "slug": "choosing-between-roro-and-container",
                     *       "summary": "What each costs, what each protects, and which cars want which.",
                     *       "content": "<p>RORO is the cheaper of the two.</p>",
                     *       "texts": {},
                     *       "status": "published",
                     *       "published_at": "2026-09-14T07:30:00Z",
                     *       "state": "published",
                     *       "path": "/latest/choosing-between-roro-and-container/7",
                     *       "date_created": "2026-09-12T15:00:00Z",
                     *       "date_updated": "2026-09-14T07:30:00Z",
                     *       "version": 3
                     *     }
                     */
                    "application/json": components["schemas"]["SupportArticle"];
                };
            };
            /** @description A field is missing or does not fit, or the slug is taken. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "slug": [
                     *         "Another article has this address."
                     *       ],
                     *       "codes": {
                     *         "slug": [
                     *           "slug_taken"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    previewArticle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": "<p>Wait.</p><script>run()</script>"
                 *     }
                 */
                "application/json": components["schemas"]["ArticlePreviewRequest"];
            };
        };
        responses: {
            /** @description The text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": "<p>Wait.</p>"
                     *     }
                     */
                    "application/json": components["schemas"]["ArticlePreview"];
                };
            };
            /** @description The text does not fit. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         "This field is required."
                     *       ],
                     *       "codes": {
                     *         "content": [
                     *           "required"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getSupportArticle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "title": "Choosing between RORO and container",
                     *       "slug": "choosing-between-roro-and-container",
                     *       "summary": "What each costs, what each protects, and which cars want which.",
                     *       "content": "<p>RORO is the cheaper of the two.</p>",
                     *       "texts": {},
                     *       "status": "published",
                     *       "published_at": "2026-09-14T07:30:00Z",
                     *       "state": "published",
                     *       "path": "/latest/choosing-between-roro-and-container/7",
                     *       "date_created": "2026-09-12T15:00:00Z",
                     *       "date_updated": "2026-09-14T07:30:00Z",
                     *       "version": 3
                     *     }
                     */
                    "application/json": components["schemas"]["SupportArticle"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateArticle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Choosing between RORO and container",
                 *       "slug": "choosing-between-roro-and-container",
                 *       "summary": "What each costs, what each protects, and which cars want which.",
                 *       "content": "<p>RORO is the cheaper of the two.</p>",
                 *       "status": "draft",
                 *       "published_at": null,
                 *       "version": 3
                 *     }
                 */
                "application/json": components["schemas"]["ArticleUpdate"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "title": "Choosing between RORO and container",
                     *       "slug": "choosing-between-roro-and-container",
                     *       "summary": "What each costs, what each protects, and which cars want which.",
                     *       "content": "<p>RORO is the cheaper of the two.</p>",
                     *       "texts": {},
                     *       "status": "published",
                     *       "published_at": "2026-09-14T07:30:00Z",
                     *       "state": "published",
                     *       "path": "/latest/choosing-between-roro-and-container/7",
                     *       "date_created": "2026-09-12T15:00:00Z",
                     *       "date_updated": "2026-09-14T07:30:00Z",
                     *       "version": 3
                     *     }
                     */
                    "application/json": components["schemas"]["SupportArticle"];
                };
            };
            /** @description A field is missing or does not fit, or the slug is taken. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "slug": [
                     *         "Another article has this address."
                     *       ],
                     *       "codes": {
                     *         "slug": [
                     *           "slug_taken"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Overtaken"];
        };
    };
    deleteArticle: {
        parameters: {
            query?: {
                /**
                 * @description Of the record as it was shown. An older one than it has now is refused with 409; without it nothing is compared.
                 * @example 1
                 */
                version?: components["parameters"]["version"];
            };
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "title": "Choosing between RORO and container",
                     *       "slug": "choosing-between-roro-and-container",
                     *       "summary": "What each costs, what each protects, and which cars want which.",
                     *       "content": "<p>RORO is the cheaper of the two.</p>",
                     *       "texts": {},
                     *       "status": "published",
                     *       "published_at": "2026-09-14T07:30:00Z",
                     *       "state": "published",
                     *       "path": "/latest/choosing-between-roro-and-container/7",
                     *       "date_created": "2026-09-12T15:00:00Z",
                     *       "date_updated": "2026-09-14T07:30:00Z",
                     *       "version": 3
                     *     }
                     */
                    "application/json": components["schemas"]["SupportArticle"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Overtaken"];
        };
    };
    listSupportDeals: {
        parameters: {
            query?: {
                /**
                 * @description JSON text of a field and ASC or DESC; an empty array is the default.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["list_sort"];
                /**
                 * @description JSON text of the first and last position, from 0, both included; 100 at most.
                 * @example [0,24]
                 */
                range?: components["parameters"]["list_range"];
                /**
                 * @description JSON text of field to value: a scalar for equal, an array for any of, a field with `_gte`, `_lte` or `_neq` for at least, at most or other than, and `q` for a text. The operation names its fields.
                 * @example {"id":[1,2]}
                 */
                filter?: components["parameters"]["list_filter"];
                /**
                 * @description Accepted and ignored.
                 * @example []
                 */
                embed?: components["parameters"]["list_embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records of that range, an empty array when there are none. */
            200: {
                headers: {
                    /** @example deals 0-24/31 */
                    "Content-Range": string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 4711,
                     *         "title": "Toyota Vitz 1.0 2013",
                     *         "price": "3900.00",
                     *         "currency": "USD",
                     *         "image": "https://shop.example/media/3f9a11-640.jpg",
                     *         "position": 1,
                     *         "is_listed": true,
                     *         "version": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SupportDeal"][];
                };
            };
            400: components["responses"]["ListProblem"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    createDeal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "product_id": 4711
                 *     }
                 */
                "application/json": components["schemas"]["DealCreate"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4711,
                     *       "title": "Toyota Vitz 1.0 2013",
                     *       "price": "3900.00",
                     *       "currency": "USD",
                     *       "image": "https://shop.example/media/3f9a11-640.jpg",
                     *       "position": 1,
                     *       "is_listed": true,
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SupportDeal"];
                };
            };
            /** @description There is no such product, it is sold, or it is among the deals already. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "product_id": [
                     *         "It is among the deals already."
                     *       ],
                     *       "codes": {
                     *         "product_id": [
                     *           "deal_known"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getSupportDeal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4711,
                     *       "title": "Toyota Vitz 1.0 2013",
                     *       "price": "3900.00",
                     *       "currency": "USD",
                     *       "image": "https://shop.example/media/3f9a11-640.jpg",
                     *       "position": 1,
                     *       "is_listed": true,
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SupportDeal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateDeal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 4711,
                 *       "position": 2,
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["DealUpdate"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4711,
                     *       "title": "Toyota Vitz 1.0 2013",
                     *       "price": "3900.00",
                     *       "currency": "USD",
                     *       "image": "https://shop.example/media/3f9a11-640.jpg",
                     *       "position": 1,
                     *       "is_listed": true,
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SupportDeal"];
                };
            };
            /** @description The place does not fit. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "position": [
                     *         "Ensure this value is greater than or equal to 1."
                     *       ],
                     *       "codes": {
                     *         "position": [
                     *           "min_value"
                     *         ]
                     *       },
                     *       "values": {
                     *         "position": [
                     *           {
                     *             "limit": 1
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Overtaken"];
        };
    };
    deleteDeal: {
        parameters: {
            query?: {
                /**
                 * @description Of the record as it was shown. An older one than it has now is refused with 409; without it nothing is compared.
                 * @example 1
                 */
                version?: components["parameters"]["version"];
            };
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4711,
                     *       "title": "Toyota Vitz 1.0 2013",
                     *       "price": "3900.00",
                     *       "currency": "USD",
                     *       "image": "https://shop.example/media/3f9a11-640.jpg",
                     *       "position": 1,
                     *       "is_listed": true,
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SupportDeal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Overtaken"];
        };
    };
    listSupportPromotions: {
        parameters: {
            query?: {
                /**
                 * @description JSON text of a field and ASC or DESC; an empty array is the default.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["list_sort"];
                /**
                 * @description JSON text of the first and last position, from 0, both included; 100 at most.
                 * @example [0,24]
                 */
                range?: components["parameters"]["list_range"];
                /**
                 * @description JSON text of field to value: a scalar for equal, an array for any of, a field with `_gte`, `_lte` or `_neq` for at least, at most or other than, and `q` for a text. The operation names its fields.
                 * @example {"id":[1,2]}
                 */
                filter?: components["parameters"]["list_filter"];
                /**
                 * @description Accepted and ignored.
                 * @example []
                 */
                embed?: components["parameters"]["list_embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records of that range, an empty array when there are none. */
            200: {
                headers: {
                    /** @example promotions 0-24/31 */
                    "Content-Range": string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 3,
                     *         "shelf": "low_range",
                     *         "product_id": 4711,
                     *         "title": "Toyota Vitz 1.0 2013",
                     *         "price": "2900.00",
                     *         "currency": "USD",
                     *         "image": "https://shop.example/media/3f9a11-640.jpg",
                     *         "position": 1,
                     *         "is_shown": true,
                     *         "version": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SupportPromotion"][];
                };
            };
            400: components["responses"]["ListProblem"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    createPromotion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "shelf": "low_range",
                 *       "product_id": 4711
                 *     }
                 */
                "application/json": components["schemas"]["PromotionCreate"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "shelf": "low_range",
                     *       "product_id": 4711,
                     *       "title": "Toyota Vitz 1.0 2013",
                     *       "price": "2900.00",
                     *       "currency": "USD",
                     *       "image": "https://shop.example/media/3f9a11-640.jpg",
                     *       "position": 1,
                     *       "is_shown": true,
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SupportPromotion"];
                };
            };
            /** @description There is no such vehicle, it does not belong on the shelf, or the shelf is full. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "product_id": [
                     *         "The shelf is for cars up to 3,000 US dollars, and this one costs 4,500.00."
                     *       ],
                     *       "codes": {
                     *         "product_id": [
                     *           "shelf_of_others"
                     *         ]
                     *       },
                     *       "values": {
                     *         "product_id": [
                     *           {
                     *             "shelf": "low_range",
                     *             "reason": "price",
                     *             "price": "4,500.00"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getSupportPromotion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "shelf": "low_range",
                     *       "product_id": 4711,
                     *       "title": "Toyota Vitz 1.0 2013",
                     *       "price": "2900.00",
                     *       "currency": "USD",
                     *       "image": "https://shop.example/media/3f9a11-640.jpg",
                     *       "position": 1,
                     *       "is_shown": true,
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SupportPromotion"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updatePromotion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 3,
                 *       "position": 2,
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["PromotionUpdate"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "shelf": "low_range",
                     *       "product_id": 4711,
                     *       "title": "Toyota Vitz 1.0 2013",
                     *       "price": "2900.00",
                     *       "currency": "USD",
                     *       "image": "https://shop.example/media/3f9a11-640.jpg",
                     *       "position": 1,
                     *       "is_shown": true,
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SupportPromotion"];
                };
            };
            /** @description The place does not fit. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "position": [
                     *         "Ensure this value is greater than or equal to 1."
                     *       ],
                     *       "codes": {
                     *         "position": [
                     *           "min_value"
                     *         ]
                     *       },
                     *       "values": {
                     *         "position": [
                     *           {
                     *             "limit": 1
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Overtaken"];
        };
    };
    deletePromotion: {
        parameters: {
            query?: {
                /**
                 * @description Of the record as it was shown. An older one than it has now is refused with 409; without it nothing is compared.
                 * @example 1
                 */
                version?: components["parameters"]["version"];
            };
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "shelf": "low_range",
                     *       "product_id": 4711,
                     *       "title": "Toyota Vitz 1.0 2013",
                     *       "price": "2900.00",
                     *       "currency": "USD",
                     *       "image": "https://shop.example/media/3f9a11-640.jpg",
                     *       "position": 1,
                     *       "is_shown": true,
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SupportPromotion"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Overtaken"];
        };
    };
    listSupportVouchers: {
        parameters: {
            query?: {
                /**
                 * @description JSON text of a field and ASC or DESC; an empty array is the default.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["list_sort"];
                /**
                 * @description JSON text of the first and last position, from 0, both included; 100 at most.
                 * @example [0,24]
                 */
                range?: components["parameters"]["list_range"];
                /**
                 * @description JSON text of field to value: a scalar for equal, an array for any of, a field with `_gte`, `_lte` or `_neq` for at least, at most or other than, and `q` for a text. The operation names its fields.
                 * @example {"id":[1,2]}
                 */
                filter?: components["parameters"]["list_filter"];
                /**
                 * @description Accepted and ignored.
                 * @example []
                 */
                embed?: components["parameters"]["list_embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records of that range, an empty array when there are none. */
            200: {
                headers: {
                    /** @example vouchers 0-24/31 */
                    "Content-Range": string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 2,
                     *         "code": "WELCOME200",
                     *         "name": "Welcome: $200 off a car",
                     *         "kind": "fixed",
                     *         "benefit": "200.00",
                     *         "currency": "USD",
                     *         "min_goods": "1000.00",
                     *         "product_class": "cars",
                     *         "usage": "once-per-customer",
                     *         "start_datetime": "2026-01-01T00:00:00Z",
                     *         "end_datetime": "2030-01-01T00:00:00Z",
                     *         "num_orders": 14,
                     *         "offer": null,
                     *         "issued_to": null,
                     *         "state": "open",
                     *         "only_end_changes": true,
                     *         "version": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SupportVoucher"][];
                };
            };
            400: components["responses"]["ListProblem"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    createVoucher: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "WELCOME200",
                 *       "name": "Welcome: $200 off a car",
                 *       "kind": "fixed",
                 *       "benefit": "200.00",
                 *       "min_goods": "1000.00",
                 *       "product_class": "cars",
                 *       "usage": "once-per-customer",
                 *       "start_datetime": "2026-12-01T00:00:00Z",
                 *       "end_datetime": "2030-01-01T00:00:00Z"
                 *     }
                 */
                "application/json": components["schemas"]["VoucherCreate"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "code": "WELCOME200",
                     *       "name": "Welcome: $200 off a car",
                     *       "kind": "fixed",
                     *       "benefit": "200.00",
                     *       "currency": "USD",
                     *       "min_goods": "1000.00",
                     *       "product_class": "cars",
                     *       "usage": "once-per-customer",
                     *       "start_datetime": "2026-01-01T00:00:00Z",
                     *       "end_datetime": "2030-01-01T00:00:00Z",
                     *       "num_orders": 14,
                     *       "offer": null,
                     *       "issued_to": null,
                     *       "state": "open",
                     *       "only_end_changes": true,
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SupportVoucher"];
                };
            };
            /** @description A field is missing or does not fit, the code is taken, or the times are not in order. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": [
                     *         "This code is taken."
                     *       ],
                     *       "codes": {
                     *         "code": [
                     *           "code_taken"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getSupportVoucher: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "code": "WELCOME200",
                     *       "name": "Welcome: $200 off a car",
                     *       "kind": "fixed",
                     *       "benefit": "200.00",
                     *       "currency": "USD",
                     *       "min_goods": "1000.00",
                     *       "product_class": "cars",
                     *       "usage": "once-per-customer",
                     *       "start_datetime": "2026-01-01T00:00:00Z",
                     *       "end_datetime": "2030-01-01T00:00:00Z",
                     *       "num_orders": 14,
                     *       "offer": null,
                     *       "issued_to": null,
                     *       "state": "open",
                     *       "only_end_changes": true,
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SupportVoucher"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateVoucher: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "WELCOME200",
                 *       "name": "Welcome: $200 off a car",
                 *       "kind": "fixed",
                 *       "benefit": "200.00",
                 *       "min_goods": "1000.00",
                 *       "product_class": "cars",
                 *       "usage": "once-per-customer",
                 *       "start_datetime": "2026-12-01T00:00:00Z",
                 *       "end_datetime": "2030-01-01T00:00:00Z",
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["VoucherUpdate"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "code": "WELCOME200",
                     *       "name": "Welcome: $200 off a car",
                     *       "kind": "fixed",
                     *       "benefit": "200.00",
                     *       "currency": "USD",
                     *       "min_goods": "1000.00",
                     *       "product_class": "cars",
                     *       "usage": "once-per-customer",
                     *       "start_datetime": "2026-01-01T00:00:00Z",
                     *       "end_datetime": "2030-01-01T00:00:00Z",
                     *       "num_orders": 14,
                     *       "offer": null,
                     *       "issued_to": null,
                     *       "state": "open",
                     *       "only_end_changes": true,
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SupportVoucher"];
                };
            };
            /** @description A field is missing or does not fit, the code is taken, or the times are not in order. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "end_datetime": [
                     *         "Choose an end in the future."
                     *       ],
                     *       "codes": {
                     *         "end_datetime": [
                     *           "end_in_past"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Overtaken"];
        };
    };
    deleteVoucher: {
        parameters: {
            query?: {
                /**
                 * @description Of the record as it was shown. An older one than it has now is refused with 409; without it nothing is compared.
                 * @example 1
                 */
                version?: components["parameters"]["version"];
            };
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "code": "WELCOME200",
                     *       "name": "Welcome: $200 off a car",
                     *       "kind": "fixed",
                     *       "benefit": "200.00",
                     *       "currency": "USD",
                     *       "min_goods": "1000.00",
                     *       "product_class": "cars",
                     *       "usage": "once-per-customer",
                     *       "start_datetime": "2026-01-01T00:00:00Z",
                     *       "end_datetime": "2030-01-01T00:00:00Z",
                     *       "num_orders": 14,
                     *       "offer": null,
                     *       "issued_to": null,
                     *       "state": "open",
                     *       "only_end_changes": true,
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SupportVoucher"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Overtaken"];
        };
    };
    endVoucher: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1,
                 *       "reason": "Budget is used up"
                 *     }
                 */
                "application/json": components["schemas"]["VoucherEnd"];
            };
        };
        responses: {
            /** @description It has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "code": "WELCOME200",
                     *       "name": "Welcome: $200 off a car",
                     *       "kind": "fixed",
                     *       "benefit": "200.00",
                     *       "currency": "USD",
                     *       "min_goods": "1000.00",
                     *       "product_class": "cars",
                     *       "usage": "once-per-customer",
                     *       "start_datetime": "2026-01-01T00:00:00Z",
                     *       "end_datetime": "2030-01-01T00:00:00Z",
                     *       "num_orders": 14,
                     *       "offer": null,
                     *       "issued_to": null,
                     *       "state": "open",
                     *       "only_end_changes": true,
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SupportVoucher"];
                };
            };
            /** @description The reason does not fit. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": [
                     *         "This field is required."
                     *       ],
                     *       "codes": {
                     *         "version": [
                     *           "required"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Overtaken"];
        };
    };
    listSupportDestinations: {
        parameters: {
            query?: {
                /**
                 * @description JSON text of a field and ASC or DESC; an empty array is the default.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["list_sort"];
                /**
                 * @description JSON text of the first and last position, from 0, both included; 100 at most.
                 * @example [0,24]
                 */
                range?: components["parameters"]["list_range"];
                /**
                 * @description JSON text of field to value: a scalar for equal, an array for any of, a field with `_gte`, `_lte` or `_neq` for at least, at most or other than, and `q` for a text. The operation names its fields.
                 * @example {"id":[1,2]}
                 */
                filter?: components["parameters"]["list_filter"];
                /**
                 * @description Accepted and ignored.
                 * @example []
                 */
                embed?: components["parameters"]["list_embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records of that range, an empty array when there are none. */
            200: {
                headers: {
                    /** @example destinations 0-24/31 */
                    "Content-Range": string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "KE",
                     *         "name": "Kenya",
                     *         "is_destination": true,
                     *         "position": 1,
                     *         "ports": [
                     *           {
                     *             "id": 4,
                     *             "name": "Mombasa"
                     *           }
                     *         ],
                     *         "port_ids": [
                     *           4
                     *         ],
                     *         "version": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SupportDestination"][];
                };
            };
            400: components["responses"]["ListProblem"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getSupportDestination: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example KE */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "KE",
                     *       "name": "Kenya",
                     *       "is_destination": true,
                     *       "position": 1,
                     *       "ports": [
                     *         {
                     *           "id": 4,
                     *           "name": "Mombasa"
                     *         }
                     *       ],
                     *       "port_ids": [
                     *         4
                     *       ],
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SupportDestination"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateDestination: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example KE */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "KE",
                 *       "is_destination": true,
                 *       "position": 1,
                 *       "port_ids": [
                 *         1
                 *       ],
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["DestinationUpdate"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "KE",
                     *       "name": "Kenya",
                     *       "is_destination": true,
                     *       "position": 1,
                     *       "ports": [
                     *         {
                     *           "id": 4,
                     *           "name": "Mombasa"
                     *         }
                     *       ],
                     *       "port_ids": [
                     *         4
                     *       ],
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SupportDestination"];
                };
            };
            /** @description A port is not there, or a field does not fit. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "port_ids": [
                     *         "There is no such port."
                     *       ],
                     *       "codes": {
                     *         "port_ids": [
                     *           "port_unknown"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Overtaken"];
        };
    };
    listSupportPorts: {
        parameters: {
            query?: {
                /**
                 * @description JSON text of a field and ASC or DESC; an empty array is the default.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["list_sort"];
                /**
                 * @description JSON text of the first and last position, from 0, both included; 100 at most.
                 * @example [0,24]
                 */
                range?: components["parameters"]["list_range"];
                /**
                 * @description JSON text of field to value: a scalar for equal, an array for any of, a field with `_gte`, `_lte` or `_neq` for at least, at most or other than, and `q` for a text. The operation names its fields.
                 * @example {"id":[1,2]}
                 */
                filter?: components["parameters"]["list_filter"];
                /**
                 * @description Accepted and ignored.
                 * @example []
                 */
                embed?: components["parameters"]["list_embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records of that range, an empty array when there are none. */
            200: {
                headers: {
                    /** @example ports 0-24/31 */
                    "Content-Range": string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 4,
                     *         "name": "Mombasa",
                     *         "slug": "mombasa",
                     *         "options": [
                     *           {
                     *             "group": "sedan",
                     *             "code": "mombasa-sedan"
                     *           },
                     *           {
                     *             "group": "suv",
                     *             "code": "mombasa-suv"
                     *           },
                     *           {
                     *             "group": "other",
                     *             "code": "mombasa-other"
                     *           }
                     *         ],
                     *         "countries": [
                     *           "KE",
                     *           "UG"
                     *         ],
                     *         "is_used": true,
                     *         "version": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SupportPort"][];
                };
            };
            400: components["responses"]["ListProblem"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    createPort: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Lobito"
                 *     }
                 */
                "application/json": components["schemas"]["PortCreate"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4,
                     *       "name": "Mombasa",
                     *       "slug": "mombasa",
                     *       "options": [
                     *         {
                     *           "group": "sedan",
                     *           "code": "mombasa-sedan"
                     *         },
                     *         {
                     *           "group": "suv",
                     *           "code": "mombasa-suv"
                     *         },
                     *         {
                     *           "group": "other",
                     *           "code": "mombasa-other"
                     *         }
                     *       ],
                     *       "countries": [
                     *         "KE",
                     *         "UG"
                     *       ],
                     *       "is_used": true,
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SupportPort"];
                };
            };
            /** @description The name is missing, too long or taken. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": [
                     *         "There is a port of this name."
                     *       ],
                     *       "codes": {
                     *         "name": [
                     *           "port_known"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getSupportPort: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4,
                     *       "name": "Mombasa",
                     *       "slug": "mombasa",
                     *       "options": [
                     *         {
                     *           "group": "sedan",
                     *           "code": "mombasa-sedan"
                     *         },
                     *         {
                     *           "group": "suv",
                     *           "code": "mombasa-suv"
                     *         },
                     *         {
                     *           "group": "other",
                     *           "code": "mombasa-other"
                     *         }
                     *       ],
                     *       "countries": [
                     *         "KE",
                     *         "UG"
                     *       ],
                     *       "is_used": true,
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SupportPort"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updatePort: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 4,
                 *       "name": "Mombasa",
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["PortUpdate"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4,
                     *       "name": "Mombasa",
                     *       "slug": "mombasa",
                     *       "options": [
                     *         {
                     *           "group": "sedan",
                     *           "code": "mombasa-sedan"
                     *         },
                     *         {
                     *           "group": "suv",
                     *           "code": "mombasa-suv"
                     *         },
                     *         {
                     *           "group": "other",
                     *           "code": "mombasa-other"
                     *         }
                     *       ],
                     *       "countries": [
                     *         "KE",
                     *         "UG"
                     *       ],
                     *       "is_used": true,
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SupportPort"];
                };
            };
            /** @description The name is missing, too long or taken. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": [
                     *         "There is a port of this name."
                     *       ],
                     *       "codes": {
                     *         "name": [
                     *           "port_known"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Overtaken"];
        };
    };
    deletePort: {
        parameters: {
            query?: {
                /**
                 * @description Of the record as it was shown. An older one than it has now is refused with 409; without it nothing is compared.
                 * @example 1
                 */
                version?: components["parameters"]["version"];
            };
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4,
                     *       "name": "Mombasa",
                     *       "slug": "mombasa",
                     *       "options": [
                     *         {
                     *           "group": "sedan",
                     *           "code": "mombasa-sedan"
                     *         },
                     *         {
                     *           "group": "suv",
                     *           "code": "mombasa-suv"
                     *         },
                     *         {
                     *           "group": "other",
                     *           "code": "mombasa-other"
                     *         }
                     *       ],
                     *       "countries": [
                     *         "KE",
                     *         "UG"
                     *       ],
                     *       "is_used": true,
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SupportPort"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Overtaken"];
        };
    };
    listSupportTariffs: {
        parameters: {
            query?: {
                /**
                 * @description JSON text of a field and ASC or DESC; an empty array is the default.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["list_sort"];
                /**
                 * @description JSON text of the first and last position, from 0, both included; 100 at most.
                 * @example [0,24]
                 */
                range?: components["parameters"]["list_range"];
                /**
                 * @description JSON text of field to value: a scalar for equal, an array for any of, a field with `_gte`, `_lte` or `_neq` for at least, at most or other than, and `q` for a text. The operation names its fields.
                 * @example {"id":[1,2]}
                 */
                filter?: components["parameters"]["list_filter"];
                /**
                 * @description Accepted and ignored.
                 * @example []
                 */
                embed?: components["parameters"]["list_embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records of that range, an empty array when there are none. */
            200: {
                headers: {
                    /** @example tariffs 0-24/31 */
                    "Content-Range": string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "shipping_type": "RORO",
                     *         "port_id": null,
                     *         "port": null,
                     *         "amount": "700.00",
                     *         "currency": "USD",
                     *         "valid_from": "2026-01-01T00:00:00Z",
                     *         "valid_to": null,
                     *         "state": "current",
                     *         "version": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SupportTariff"][];
                };
            };
            400: components["responses"]["ListProblem"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    createTariff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "shipping_type": "RORO",
                 *       "port_id": null,
                 *       "amount": "750.00",
                 *       "valid_from": "2026-12-01T00:00:00Z",
                 *       "valid_to": null,
                 *       "end_previous": true
                 *     }
                 */
                "application/json": components["schemas"]["TariffCreate"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "shipping_type": "RORO",
                     *       "port_id": null,
                     *       "port": null,
                     *       "amount": "700.00",
                     *       "currency": "USD",
                     *       "valid_from": "2026-01-01T00:00:00Z",
                     *       "valid_to": null,
                     *       "state": "current",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SupportTariff"];
                };
            };
            /** @description A field is missing or does not fit. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "valid_from": [
                     *         "A tariff begins now or in the future."
                     *       ],
                     *       "codes": {
                     *         "valid_from": [
                     *           "tariff_begins_in_past"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Overtaken"];
        };
    };
    getSupportTariff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "shipping_type": "RORO",
                     *       "port_id": null,
                     *       "port": null,
                     *       "amount": "700.00",
                     *       "currency": "USD",
                     *       "valid_from": "2026-01-01T00:00:00Z",
                     *       "valid_to": null,
                     *       "state": "current",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SupportTariff"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateTariff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "shipping_type": "RORO",
                 *       "port_id": null,
                 *       "amount": "750.00",
                 *       "valid_from": "2026-12-01T00:00:00Z",
                 *       "valid_to": null,
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["TariffUpdate"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "shipping_type": "RORO",
                     *       "port_id": null,
                     *       "port": null,
                     *       "amount": "700.00",
                     *       "currency": "USD",
                     *       "valid_from": "2026-01-01T00:00:00Z",
                     *       "valid_to": null,
                     *       "state": "current",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SupportTariff"];
                };
            };
            /** @description A field is missing or does not fit. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "valid_from": [
                     *         "A tariff begins now or in the future."
                     *       ],
                     *       "codes": {
                     *         "valid_from": [
                     *           "tariff_begins_in_past"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Overtaken"];
        };
    };
    deleteTariff: {
        parameters: {
            query?: {
                /**
                 * @description Of the record as it was shown. An older one than it has now is refused with 409; without it nothing is compared.
                 * @example 1
                 */
                version?: components["parameters"]["version"];
            };
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "shipping_type": "RORO",
                     *       "port_id": null,
                     *       "port": null,
                     *       "amount": "700.00",
                     *       "currency": "USD",
                     *       "valid_from": "2026-01-01T00:00:00Z",
                     *       "valid_to": null,
                     *       "state": "current",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SupportTariff"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Overtaken"];
        };
    };
    listSupportDoorTariffs: {
        parameters: {
            query?: {
                /**
                 * @description JSON text of a field and ASC or DESC; an empty array is the default.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["list_sort"];
                /**
                 * @description JSON text of the first and last position, from 0, both included; 100 at most.
                 * @example [0,24]
                 */
                range?: components["parameters"]["list_range"];
                /**
                 * @description JSON text of field to value: a scalar for equal, an array for any of, a field with `_gte`, `_lte` or `_neq` for at least, at most or other than, and `q` for a text. The operation names its fields.
                 * @example {"id":[1,2]}
                 */
                filter?: components["parameters"]["list_filter"];
                /**
                 * @description Accepted and ignored.
                 * @example []
                 */
                embed?: components["parameters"]["list_embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records of that range, an empty array when there are none. */
            200: {
                headers: {
                    /** @example door-tariffs 0-24/31 */
                    "Content-Range": string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 2,
                     *         "kind": "inspection",
                     *         "country": "KE",
                     *         "place": "JP",
                     *         "amount": "165.00",
                     *         "currency": "USD",
                     *         "valid_from": "2026-12-01T00:00:00Z",
                     *         "state": "coming",
                     *         "set_by": "Mary Phiri",
                     *         "set_at": "2026-11-20T08:12:00Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SupportDoorTariff"][];
                };
            };
            400: components["responses"]["ListProblem"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    setDoorTariff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "inspection",
                 *       "country": "KE",
                 *       "place": "JP",
                 *       "amount": "165",
                 *       "valid_from": "2026-12-01T00:00:00Z"
                 *     }
                 */
                "application/json": components["schemas"]["DoorTariffCreate"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "kind": "inspection",
                     *       "country": "KE",
                     *       "place": "JP",
                     *       "amount": "165.00",
                     *       "currency": "USD",
                     *       "valid_from": "2026-12-01T00:00:00Z",
                     *       "state": "coming",
                     *       "set_by": "Mary Phiri",
                     *       "set_at": "2026-11-20T08:12:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SupportDoorTariff"];
                };
            };
            /** @description A field is missing or does not fit. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "valid_from": [
                     *         "A tariff begins now or in the future."
                     *       ],
                     *       "codes": {
                     *         "valid_from": [
                     *           "tariff_begins_in_past"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getSupportDoorTariff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "kind": "inspection",
                     *       "country": "KE",
                     *       "place": "JP",
                     *       "amount": "165.00",
                     *       "currency": "USD",
                     *       "valid_from": "2026-12-01T00:00:00Z",
                     *       "state": "coming",
                     *       "set_by": "Mary Phiri",
                     *       "set_at": "2026-11-20T08:12:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SupportDoorTariff"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listSupportInsuranceTariffs: {
        parameters: {
            query?: {
                /**
                 * @description JSON text of a field and ASC or DESC; an empty array is the default.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["list_sort"];
                /**
                 * @description JSON text of the first and last position, from 0, both included; 100 at most.
                 * @example [0,24]
                 */
                range?: components["parameters"]["list_range"];
                /**
                 * @description JSON text of field to value: a scalar for equal, an array for any of, a field with `_gte`, `_lte` or `_neq` for at least, at most or other than, and `q` for a text. The operation names its fields.
                 * @example {"id":[1,2]}
                 */
                filter?: components["parameters"]["list_filter"];
                /**
                 * @description Accepted and ignored.
                 * @example []
                 */
                embed?: components["parameters"]["list_embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records of that range, an empty array when there are none. */
            200: {
                headers: {
                    /** @example insurance-tariffs 0-24/31 */
                    "Content-Range": string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 2,
                     *         "percent": "1.65",
                     *         "minimum": "30.00",
                     *         "currency": "USD",
                     *         "valid_from": "2026-12-01T00:00:00Z",
                     *         "state": "coming",
                     *         "set_by": "Mary Phiri",
                     *         "set_at": "2026-11-20T08:12:00Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SupportInsuranceTariff"][];
                };
            };
            400: components["responses"]["ListProblem"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    setInsuranceTariff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "percent": "1.65",
                 *       "minimum": "30",
                 *       "valid_from": "2026-12-01T00:00:00Z"
                 *     }
                 */
                "application/json": components["schemas"]["InsuranceTariffCreate"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "percent": "1.65",
                     *       "minimum": "30.00",
                     *       "currency": "USD",
                     *       "valid_from": "2026-12-01T00:00:00Z",
                     *       "state": "coming",
                     *       "set_by": "Mary Phiri",
                     *       "set_at": "2026-11-20T08:12:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SupportInsuranceTariff"];
                };
            };
            /** @description A field is missing or does not fit. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "valid_from": [
                     *         "A tariff begins now or in the future."
                     *       ],
                     *       "codes": {
                     *         "valid_from": [
                     *           "tariff_begins_in_past"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getSupportInsuranceTariff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "percent": "1.65",
                     *       "minimum": "30.00",
                     *       "currency": "USD",
                     *       "valid_from": "2026-12-01T00:00:00Z",
                     *       "state": "coming",
                     *       "set_by": "Mary Phiri",
                     *       "set_at": "2026-11-20T08:12:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SupportInsuranceTariff"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    allowImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user_id": 7,
                 *       "product_id": 4711,
                 *       "country": "KE",
                 *       "reason": "Moves home after six years abroad; the residence papers were seen."
                 *     }
                 */
                "application/json": components["schemas"]["ImportExceptionInput"];
            };
        };
        responses: {
            /** @description From now on this buyer may order it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "title": "Toyota Vitz 1.0 2013",
                     *       "allowed_at": "2026-11-23T10:00:00Z",
                     *       "allowed_by": "Mary Phiri",
                     *       "ended_at": null,
                     *       "ended_by": null,
                     *       "end_reason": null,
                     *       "user_id": 7,
                     *       "product_id": 4711,
                     *       "country": "KE",
                     *       "reason": "Moves home after six years abroad; the residence papers were seen."
                     *     }
                     */
                    "application/json": components["schemas"]["ImportException"];
                };
            };
            /** @description Nobody or nothing is meant. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "product_id": [
                     *         "Invalid hyperlink - Object does not exist."
                     *       ],
                     *       "codes": {
                     *         "product_id": [
                     *           "unknown_object"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description It is the caller's own account. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "This is about your own account. Somebody else has to do it.",
                     *       "code": "own_money"
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
        };
    };
    endImportException: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "The residence papers were somebody else's."
                 *     }
                 */
                "application/json": components["schemas"]["ImportExceptionEnd"];
            };
        };
        responses: {
            /** @description The exception, ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "title": "Toyota Vitz 1.0 2013",
                     *       "allowed_at": "2026-11-23T10:00:00Z",
                     *       "allowed_by": "Mary Phiri",
                     *       "ended_at": null,
                     *       "ended_by": null,
                     *       "end_reason": null,
                     *       "user_id": 7,
                     *       "product_id": 4711,
                     *       "country": "KE",
                     *       "reason": "Moves home after six years abroad; the residence papers were seen."
                     *     }
                     */
                    "application/json": components["schemas"]["ImportException"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is the caller's own account. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "This is about your own account. Somebody else has to do it.",
                     *       "code": "own_money"
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
        };
    };
    listSupportImportRules: {
        parameters: {
            query?: {
                /**
                 * @description JSON text of a field and ASC or DESC; an empty array is the default.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["list_sort"];
                /**
                 * @description JSON text of the first and last position, from 0, both included; 100 at most.
                 * @example [0,24]
                 */
                range?: components["parameters"]["list_range"];
                /**
                 * @description JSON text of field to value: a scalar for equal, an array for any of, a field with `_gte`, `_lte` or `_neq` for at least, at most or other than, and `q` for a text. The operation names its fields.
                 * @example {"id":[1,2]}
                 */
                filter?: components["parameters"]["list_filter"];
                /**
                 * @description Accepted and ignored.
                 * @example []
                 */
                embed?: components["parameters"]["list_embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records of that range, an empty array when there are none. */
            200: {
                headers: {
                    /** @example import-rules 0-24/1804 */
                    "Content-Range": string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 512,
                     *         "country": "ZM",
                     *         "part": "eligibility",
                     *         "key": "zm-rhd",
                     *         "words": "Only right-hand drive vehicles may be registered.",
                     *         "valid_from": null,
                     *         "valid_to": null,
                     *         "confidence": "one_source",
                     *         "sources": [
                     *           "Road Transport and Safety Agency"
                     *         ],
                     *         "checked_on": "2026-11-22",
                     *         "state": "current"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SupportImportRule"][];
                };
            };
            400: components["responses"]["ListProblem"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getSupportImportRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rule. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 512,
                     *       "standing_id": 512,
                     *       "country": "KE",
                     *       "part": "fee",
                     *       "key": "ke-port",
                     *       "words": "Port charges",
                     *       "valid_from": null,
                     *       "valid_to": null,
                     *       "confidence": "one_source",
                     *       "sources": [
                     *         "Kenya Ports Authority"
                     *       ],
                     *       "checked_on": "2026-11-22",
                     *       "state": "current",
                     *       "content": {
                     *         "id": "ke-port",
                     *         "low": "45000",
                     *         "high": "60000"
                     *       },
                     *       "history": [
                     *         {
                     *           "id": 512,
                     *           "set_at": "2026-11-22T08:00:00Z",
                     *           "checked_on": "2026-11-22",
                     *           "content": {
                     *             "id": "ke-port",
                     *             "low": "45000",
                     *             "high": "60000"
                     *           }
                     *         }
                     *       ],
                     *       "draft_id": null,
                     *       "known_sources": [
                     *         {
                     *           "id": "kpa",
                     *           "title": "Kenya Ports Authority"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ImportRuleRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    checkImportRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rule, under its new id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 512,
                     *       "standing_id": 512,
                     *       "country": "KE",
                     *       "part": "fee",
                     *       "key": "ke-port",
                     *       "words": "Port charges",
                     *       "valid_from": null,
                     *       "valid_to": null,
                     *       "confidence": "one_source",
                     *       "sources": [
                     *         "Kenya Ports Authority"
                     *       ],
                     *       "checked_on": "2026-11-22",
                     *       "state": "current",
                     *       "content": {
                     *         "id": "ke-port",
                     *         "low": "45000",
                     *         "high": "60000"
                     *       },
                     *       "history": [
                     *         {
                     *           "id": 512,
                     *           "set_at": "2026-11-22T08:00:00Z",
                     *           "checked_on": "2026-11-22",
                     *           "content": {
                     *             "id": "ke-port",
                     *             "low": "45000",
                     *             "high": "60000"
                     *           }
                     *         }
                     *       ],
                     *       "draft_id": null,
                     *       "known_sources": [
                     *         {
                     *           "id": "kpa",
                     *           "title": "Kenya Ports Authority"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ImportRuleRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Somebody else was quicker. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "Something else follows this rule by now. Load it again to see how it is now.",
                     *       "code": "rule_succeeded"
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
        };
    };
    listImportRuleDrafts: {
        parameters: {
            query?: {
                /**
                 * @description JSON text of a field and ASC or DESC; an empty array is the default.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["list_sort"];
                /**
                 * @description JSON text of the first and last position, from 0, both included; 100 at most.
                 * @example [0,24]
                 */
                range?: components["parameters"]["list_range"];
                /**
                 * @description JSON text of field to value: a scalar for equal, an array for any of, a field with `_gte`, `_lte` or `_neq` for at least, at most or other than, and `q` for a text. The operation names its fields.
                 * @example {"id":[1,2]}
                 */
                filter?: components["parameters"]["list_filter"];
                /**
                 * @description Accepted and ignored.
                 * @example []
                 */
                embed?: components["parameters"]["list_embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records of that range, an empty array when there are none. */
            200: {
                headers: {
                    /** @example import-rule-drafts 0-24/31 */
                    "Content-Range": string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 3,
                     *         "version": 1,
                     *         "state": "open",
                     *         "rule_id": 512,
                     *         "country": "KE",
                     *         "part": "fee",
                     *         "key": "ke-port",
                     *         "words": "Port charges",
                     *         "before": {
                     *           "id": "ke-port",
                     *           "low": "45000",
                     *           "high": "60000"
                     *         },
                     *         "content": {
                     *           "id": "ke-port",
                     *           "low": "50000",
                     *           "high": "65000"
                     *         },
                     *         "checked_on": "2026-11-22",
                     *         "reason": "The tariff of 2027.",
                     *         "drafted_by": "Mary Phiri",
                     *         "drafted_at": "2026-11-22T09:00:00Z",
                     *         "decided_by": null,
                     *         "decided_at": null,
                     *         "is_overtaken": false,
                     *         "may_edit": true,
                     *         "may_publish": false
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ImportRuleDraft"][];
                };
            };
            400: components["responses"]["ListProblem"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    draftImportRule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rule_id": 512,
                 *       "content": {
                 *         "id": "ke-port",
                 *         "low": "50000",
                 *         "high": "65000"
                 *       },
                 *       "checked_on": "2026-11-22",
                 *       "reason": "The tariff of 2027."
                 *     }
                 */
                "application/json": components["schemas"]["ImportRuleDraftInput"];
            };
        };
        responses: {
            /** @description The draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "version": 1,
                     *       "state": "open",
                     *       "rule_id": 512,
                     *       "country": "KE",
                     *       "part": "fee",
                     *       "key": "ke-port",
                     *       "words": "Port charges",
                     *       "before": {
                     *         "id": "ke-port",
                     *         "low": "45000",
                     *         "high": "60000"
                     *       },
                     *       "content": {
                     *         "id": "ke-port",
                     *         "low": "50000",
                     *         "high": "65000"
                     *       },
                     *       "checked_on": "2026-11-22",
                     *       "reason": "The tariff of 2027.",
                     *       "drafted_by": "Mary Phiri",
                     *       "drafted_at": "2026-11-22T09:00:00Z",
                     *       "decided_by": null,
                     *       "decided_at": null,
                     *       "is_overtaken": false,
                     *       "may_edit": true,
                     *       "may_publish": false
                     *     }
                     */
                    "application/json": components["schemas"]["ImportRuleDraft"];
                };
            };
            /** @description What it says is no rule of its kind. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         "Not as a rule of this kind is written",
                     *         "at /low."
                     *       ],
                     *       "codes": {
                     *         "content": [
                     *           "rule_shape"
                     *         ]
                     *       },
                     *       "values": {
                     *         "content": [
                     *           {
                     *             "path": "/low"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It has an open draft, or something else follows it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "This rule has an open draft.",
                     *       "code": "rule_drafted"
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
        };
    };
    getImportRuleDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "version": 1,
                     *       "state": "open",
                     *       "rule_id": 512,
                     *       "country": "KE",
                     *       "part": "fee",
                     *       "key": "ke-port",
                     *       "words": "Port charges",
                     *       "before": {
                     *         "id": "ke-port",
                     *         "low": "45000",
                     *         "high": "60000"
                     *       },
                     *       "content": {
                     *         "id": "ke-port",
                     *         "low": "50000",
                     *         "high": "65000"
                     *       },
                     *       "checked_on": "2026-11-22",
                     *       "reason": "The tariff of 2027.",
                     *       "drafted_by": "Mary Phiri",
                     *       "drafted_at": "2026-11-22T09:00:00Z",
                     *       "decided_by": null,
                     *       "decided_at": null,
                     *       "is_overtaken": false,
                     *       "may_edit": true,
                     *       "may_publish": false
                     *     }
                     */
                    "application/json": components["schemas"]["ImportRuleDraft"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    editImportRuleDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1,
                 *       "content": {
                 *         "id": "ke-port",
                 *         "low": "52000",
                 *         "high": "65000"
                 *       },
                 *       "checked_on": "2026-11-22",
                 *       "reason": "The tariff of 2027."
                 *     }
                 */
                "application/json": components["schemas"]["ImportRuleDraftChange"];
            };
        };
        responses: {
            /** @description The draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "version": 1,
                     *       "state": "open",
                     *       "rule_id": 512,
                     *       "country": "KE",
                     *       "part": "fee",
                     *       "key": "ke-port",
                     *       "words": "Port charges",
                     *       "before": {
                     *         "id": "ke-port",
                     *         "low": "45000",
                     *         "high": "60000"
                     *       },
                     *       "content": {
                     *         "id": "ke-port",
                     *         "low": "50000",
                     *         "high": "65000"
                     *       },
                     *       "checked_on": "2026-11-22",
                     *       "reason": "The tariff of 2027.",
                     *       "drafted_by": "Mary Phiri",
                     *       "drafted_at": "2026-11-22T09:00:00Z",
                     *       "decided_by": null,
                     *       "decided_at": null,
                     *       "is_overtaken": false,
                     *       "may_edit": true,
                     *       "may_publish": false
                     *     }
                     */
                    "application/json": components["schemas"]["ImportRuleDraft"];
                };
            };
            /** @description What it says is no rule of its kind. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         "Not as a rule of this kind is written",
                     *         "at /low."
                     *       ],
                     *       "codes": {
                     *         "content": [
                     *           "rule_shape"
                     *         ]
                     *       },
                     *       "values": {
                     *         "content": [
                     *           {
                     *             "path": "/low"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is decided or another version by now, or it is not the caller's to do. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "You have written this draft. Somebody else has to publish it.",
                     *       "code": "own_draft"
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
        };
    };
    getImportRuleEffect: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Before and after. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "city": "Nairobi",
                     *       "cars": [],
                     *       "orders": {
                     *         "checked": 0,
                     *         "left_out": 0,
                     *         "changed": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ImportRuleEffect"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is decided or another version by now, or it is not the caller's to do. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "You have written this draft. Somebody else has to publish it.",
                     *       "code": "own_draft"
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
        };
    };
    decideImportRuleDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1,
                 *       "state": "published"
                 *     }
                 */
                "application/json": components["schemas"]["ImportRuleDraftDecision"];
            };
        };
        responses: {
            /** @description The draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "version": 1,
                     *       "state": "open",
                     *       "rule_id": 512,
                     *       "country": "KE",
                     *       "part": "fee",
                     *       "key": "ke-port",
                     *       "words": "Port charges",
                     *       "before": {
                     *         "id": "ke-port",
                     *         "low": "45000",
                     *         "high": "60000"
                     *       },
                     *       "content": {
                     *         "id": "ke-port",
                     *         "low": "50000",
                     *         "high": "65000"
                     *       },
                     *       "checked_on": "2026-11-22",
                     *       "reason": "The tariff of 2027.",
                     *       "drafted_by": "Mary Phiri",
                     *       "drafted_at": "2026-11-22T09:00:00Z",
                     *       "decided_by": null,
                     *       "decided_at": null,
                     *       "is_overtaken": false,
                     *       "may_edit": true,
                     *       "may_publish": false
                     *     }
                     */
                    "application/json": components["schemas"]["ImportRuleDraft"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is decided or another version by now, or it is not the caller's to do. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "You have written this draft. Somebody else has to publish it.",
                     *       "code": "own_draft"
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
        };
    };
    listSupportExchangeRates: {
        parameters: {
            query?: {
                /**
                 * @description JSON text of a field and ASC or DESC; an empty array is the default.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["list_sort"];
                /**
                 * @description JSON text of the first and last position, from 0, both included; 100 at most.
                 * @example [0,24]
                 */
                range?: components["parameters"]["list_range"];
                /**
                 * @description JSON text of field to value: a scalar for equal, an array for any of, a field with `_gte`, `_lte` or `_neq` for at least, at most or other than, and `q` for a text. The operation names its fields.
                 * @example {"id":[1,2]}
                 */
                filter?: components["parameters"]["list_filter"];
                /**
                 * @description Accepted and ignored.
                 * @example []
                 */
                embed?: components["parameters"]["list_embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records of that range, an empty array when there are none. */
            200: {
                headers: {
                    /** @example exchange-rates 0-24/31 */
                    "Content-Range": string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "currency": "KES",
                     *         "rate": "129.50",
                     *         "day": "2026-11-20",
                     *         "source": "Central Bank of Kenya",
                     *         "state": "current",
                     *         "set_by": "Mary Phiri",
                     *         "set_at": "2026-11-20T08:12:00Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SupportExchangeRate"][];
                };
            };
            400: components["responses"]["ListProblem"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    setExchangeRate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currency": "KES",
                 *       "rate": "129.5",
                 *       "day": "2026-11-20",
                 *       "source": "Central Bank of Kenya"
                 *     }
                 */
                "application/json": components["schemas"]["ExchangeRateCreate"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "currency": "KES",
                     *       "rate": "129.50",
                     *       "day": "2026-11-20",
                     *       "source": "Central Bank of Kenya",
                     *       "state": "current",
                     *       "set_by": "Mary Phiri",
                     *       "set_at": "2026-11-20T08:12:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SupportExchangeRate"];
                };
            };
            /** @description A field is missing or does not fit. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "day": [
                     *         "A rate is of today or of an earlier day."
                     *       ],
                     *       "codes": {
                     *         "day": [
                     *           "rate_of_day_to_come"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    importExchangeRates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ExchangeRatesImport"];
            };
        };
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "set": 10,
                     *       "known": 0
                     *     }
                     */
                    "application/json": components["schemas"]["ImportedExchangeRates"];
                };
            };
            /** @description No CSV, no rows, a column is missing, or rows are wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "file": [
                     *         "Row 3: “20/11/26” is not a day. Write it as 2026-11-20."
                     *       ],
                     *       "codes": {
                     *         "file": [
                     *           "rate_row_day"
                     *         ]
                     *       },
                     *       "values": {
                     *         "file": [
                     *           {
                     *             "row": 3,
                     *             "value": "20/11/26"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description More than 1 MB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "The file is larger than 1 MB.",
                     *       "code": "file_too_large",
                     *       "values": {
                     *         "megabytes": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Detail"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Busy"];
        };
    };
    getSupportExchangeRate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "currency": "KES",
                     *       "rate": "129.50",
                     *       "day": "2026-11-20",
                     *       "source": "Central Bank of Kenya",
                     *       "state": "current",
                     *       "set_by": "Mary Phiri",
                     *       "set_at": "2026-11-20T08:12:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SupportExchangeRate"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listSupportVendors: {
        parameters: {
            query?: {
                /**
                 * @description JSON text of a field and ASC or DESC; an empty array is the default.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["list_sort"];
                /**
                 * @description JSON text of the first and last position, from 0, both included; 100 at most.
                 * @example [0,24]
                 */
                range?: components["parameters"]["list_range"];
                /**
                 * @description JSON text of field to value: a scalar for equal, an array for any of, a field with `_gte`, `_lte` or `_neq` for at least, at most or other than, and `q` for a text. The operation names its fields.
                 * @example {"id":[1,2]}
                 */
                filter?: components["parameters"]["list_filter"];
                /**
                 * @description Accepted and ignored.
                 * @example []
                 */
                embed?: components["parameters"]["list_embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records of that range, an empty array when there are none. */
            200: {
                headers: {
                    /**
                     * @description What part of how many this is.
                     * @example vendors 0-24/319
                     */
                    "Content-Range": string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 12,
                     *         "version": 3,
                     *         "email": "amina@example.com",
                     *         "first_name": "Amina",
                     *         "last_name": "Hassan",
                     *         "country": "Tanzania",
                     *         "mobile": "+255712345678",
                     *         "agent_code": "AMINAH2026",
                     *         "referrer_email": null,
                     *         "referrer_name": null,
                     *         "applied_at": "2026-03-02T09:20:03Z",
                     *         "is_active": true,
                     *         "seller_status": "pending",
                     *         "may_list_export": false,
                     *         "allowed_statuses": [
                     *           "approved",
                     *           "none"
                     *         ],
                     *         "num_listings": 0,
                     *         "num_live": 0,
                     *         "history": []
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SupportVendor"][];
                };
            };
            400: components["responses"]["ListProblem"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getSupportVendor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "version": 3,
                     *       "email": "amina@example.com",
                     *       "first_name": "Amina",
                     *       "last_name": "Hassan",
                     *       "country": "Tanzania",
                     *       "mobile": "+255712345678",
                     *       "agent_code": "AMINAH2026",
                     *       "referrer_email": null,
                     *       "referrer_name": null,
                     *       "applied_at": "2026-03-02T09:20:03Z",
                     *       "is_active": true,
                     *       "seller_status": "pending",
                     *       "may_list_export": false,
                     *       "allowed_statuses": [
                     *         "approved",
                     *         "none"
                     *       ],
                     *       "num_listings": 0,
                     *       "num_live": 0,
                     *       "history": []
                     *     }
                     */
                    "application/json": components["schemas"]["SupportVendor"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateSupportVendor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 3,
                 *       "seller_status": "suspended",
                 *       "reason": "Three buyers never got their parts."
                 *     }
                 */
                "application/json": components["schemas"]["SupportVendorUpdate"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "version": 3,
                     *       "email": "amina@example.com",
                     *       "first_name": "Amina",
                     *       "last_name": "Hassan",
                     *       "country": "Tanzania",
                     *       "mobile": "+255712345678",
                     *       "agent_code": "AMINAH2026",
                     *       "referrer_email": null,
                     *       "referrer_name": null,
                     *       "applied_at": "2026-03-02T09:20:03Z",
                     *       "is_active": true,
                     *       "seller_status": "pending",
                     *       "may_list_export": false,
                     *       "allowed_statuses": [
                     *         "approved",
                     *         "none"
                     *       ],
                     *       "num_listings": 0,
                     *       "num_live": 0,
                     *       "history": []
                     *     }
                     */
                    "application/json": components["schemas"]["SupportVendor"];
                };
            };
            /** @description Something is missing or out of range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is not in a state that allows this, or somebody else was quicker. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detail"];
                };
            };
        };
    };
    listSupportListings: {
        parameters: {
            query?: {
                /**
                 * @description JSON text of a field and ASC or DESC; an empty array is the default.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["list_sort"];
                /**
                 * @description JSON text of the first and last position, from 0, both included; 100 at most.
                 * @example [0,24]
                 */
                range?: components["parameters"]["list_range"];
                /**
                 * @description JSON text of field to value: a scalar for equal, an array for any of, a field with `_gte`, `_lte` or `_neq` for at least, at most or other than, and `q` for a text. The operation names its fields.
                 * @example {"id":[1,2]}
                 */
                filter?: components["parameters"]["list_filter"];
                /**
                 * @description Accepted and ignored.
                 * @example []
                 */
                embed?: components["parameters"]["list_embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records of that range, an empty array when there are none. */
            200: {
                headers: {
                    /**
                     * @description What part of how many this is.
                     * @example listings 0-24/319
                     */
                    "Content-Range": string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 20418,
                     *         "version": 2,
                     *         "prod_class": "parts",
                     *         "market": "local",
                     *         "title": "Toyota Vitz left headlamp",
                     *         "subtitle": "Tested",
                     *         "reference": "BND-020418",
                     *         "vendor_reference": "HL-17",
                     *         "part_number": "81170-52470",
                     *         "seller_id": 11,
                     *         "seller_email": "vendor@example.com",
                     *         "seller_name": "Peter Otieno",
                     *         "seller_status": "approved",
                     *         "prod_live": "live",
                     *         "taken_down": false,
                     *         "is_visible": true,
                     *         "price": "4500.00",
                     *         "currency": "KES",
                     *         "num_in_stock": 2,
                     *         "num_available": 2,
                     *         "location": "Nairobi",
                     *         "contact": "+254722345678",
                     *         "phone_reveals": 3,
                     *         "cover_image": "https://shop.example/media/3f9a11-640.jpg",
                     *         "photos": [
                     *           "https://shop.example/media/3f9a11-640.jpg"
                     *         ],
                     *         "date_created": "2026-03-02T09:20:03Z",
                     *         "date_updated": "2026-03-02T09:20:03Z",
                     *         "public_url": "https://shop.example/details/20418",
                     *         "history": []
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SupportListing"][];
                };
            };
            400: components["responses"]["ListProblem"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getSupportListing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 20418,
                     *       "version": 2,
                     *       "prod_class": "parts",
                     *       "market": "local",
                     *       "title": "Toyota Vitz left headlamp",
                     *       "subtitle": "Tested",
                     *       "reference": "BND-020418",
                     *       "vendor_reference": "HL-17",
                     *       "part_number": "81170-52470",
                     *       "seller_id": 11,
                     *       "seller_email": "vendor@example.com",
                     *       "seller_name": "Peter Otieno",
                     *       "seller_status": "approved",
                     *       "prod_live": "live",
                     *       "taken_down": false,
                     *       "is_visible": true,
                     *       "price": "4500.00",
                     *       "currency": "KES",
                     *       "num_in_stock": 2,
                     *       "num_available": 2,
                     *       "location": "Nairobi",
                     *       "contact": "+254722345678",
                     *       "phone_reveals": 3,
                     *       "cover_image": "https://shop.example/media/3f9a11-640.jpg",
                     *       "photos": [
                     *         "https://shop.example/media/3f9a11-640.jpg"
                     *       ],
                     *       "date_created": "2026-03-02T09:20:03Z",
                     *       "date_updated": "2026-03-02T09:20:03Z",
                     *       "public_url": "https://shop.example/details/20418",
                     *       "history": []
                     *     }
                     */
                    "application/json": components["schemas"]["SupportListing"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateSupportListing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 99,
                 *       "taken_down": true,
                 *       "reason": "The photos are of another car."
                 *     }
                 */
                "application/json": components["schemas"]["SupportListingUpdate"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 20418,
                     *       "version": 2,
                     *       "prod_class": "parts",
                     *       "market": "local",
                     *       "title": "Toyota Vitz left headlamp",
                     *       "subtitle": "Tested",
                     *       "reference": "BND-020418",
                     *       "vendor_reference": "HL-17",
                     *       "part_number": "81170-52470",
                     *       "seller_id": 11,
                     *       "seller_email": "vendor@example.com",
                     *       "seller_name": "Peter Otieno",
                     *       "seller_status": "approved",
                     *       "prod_live": "live",
                     *       "taken_down": false,
                     *       "is_visible": true,
                     *       "price": "4500.00",
                     *       "currency": "KES",
                     *       "num_in_stock": 2,
                     *       "num_available": 2,
                     *       "location": "Nairobi",
                     *       "contact": "+254722345678",
                     *       "phone_reveals": 3,
                     *       "cover_image": "https://shop.example/media/3f9a11-640.jpg",
                     *       "photos": [
                     *         "https://shop.example/media/3f9a11-640.jpg"
                     *       ],
                     *       "date_created": "2026-03-02T09:20:03Z",
                     *       "date_updated": "2026-03-02T09:20:03Z",
                     *       "public_url": "https://shop.example/details/20418",
                     *       "history": []
                     *     }
                     */
                    "application/json": components["schemas"]["SupportListing"];
                };
            };
            /** @description Something is missing or out of range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is not in a state that allows this, or somebody else was quicker. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detail"];
                };
            };
        };
    };
    listSupportUsers: {
        parameters: {
            query?: {
                /**
                 * @description JSON text of a field and ASC or DESC; an empty array is the default.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["list_sort"];
                /**
                 * @description JSON text of the first and last position, from 0, both included; 100 at most.
                 * @example [0,24]
                 */
                range?: components["parameters"]["list_range"];
                /**
                 * @description JSON text of field to value: a scalar for equal, an array for any of, a field with `_gte`, `_lte` or `_neq` for at least, at most or other than, and `q` for a text. The operation names its fields.
                 * @example {"id":[1,2]}
                 */
                filter?: components["parameters"]["list_filter"];
                /**
                 * @description Accepted and ignored.
                 * @example []
                 */
                embed?: components["parameters"]["list_embed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records of that range, an empty array when there are none. */
            200: {
                headers: {
                    /**
                     * @description What part of how many this is.
                     * @example users 0-24/319
                     */
                    "Content-Range": string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 7,
                     *         "version": 1,
                     *         "email": "grace@example.com",
                     *         "first_name": "Grace",
                     *         "last_name": "Wanjiru",
                     *         "country": "Kenya",
                     *         "date_joined": "2026-02-02T09:20:03Z",
                     *         "is_active": true,
                     *         "deleted_at": null,
                     *         "is_staff": false,
                     *         "staff_role": null,
                     *         "seller_status": "none",
                     *         "has_second_factor": false,
                     *         "agent_id": null,
                     *         "agent_code": null,
                     *         "orders_count": 2,
                     *         "sign_ins": [
                     *           {
                     *             "since": "2026-03-02T09:20:03Z",
                     *             "used_at": "2026-03-04T08:11:00Z"
                     *           }
                     *         ],
                     *         "history": []
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SupportUser"][];
                };
            };
            400: components["responses"]["ListProblem"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getSupportUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "version": 1,
                     *       "email": "grace@example.com",
                     *       "first_name": "Grace",
                     *       "last_name": "Wanjiru",
                     *       "country": "Kenya",
                     *       "date_joined": "2026-02-02T09:20:03Z",
                     *       "is_active": true,
                     *       "deleted_at": null,
                     *       "is_staff": false,
                     *       "staff_role": null,
                     *       "seller_status": "none",
                     *       "has_second_factor": false,
                     *       "agent_id": null,
                     *       "agent_code": null,
                     *       "orders_count": 2,
                     *       "sign_ins": [
                     *         {
                     *           "since": "2026-03-02T09:20:03Z",
                     *           "used_at": "2026-03-04T08:11:00Z"
                     *         }
                     *       ],
                     *       "history": []
                     *     }
                     */
                    "application/json": components["schemas"]["SupportUser"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateSupportUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 99,
                 *       "is_active": false,
                 *       "reason": "Asked by telephone."
                 *     }
                 */
                "application/json": components["schemas"]["SupportUserUpdate"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "version": 1,
                     *       "email": "grace@example.com",
                     *       "first_name": "Grace",
                     *       "last_name": "Wanjiru",
                     *       "country": "Kenya",
                     *       "date_joined": "2026-02-02T09:20:03Z",
                     *       "is_active": true,
                     *       "deleted_at": null,
                     *       "is_staff": false,
                     *       "staff_role": null,
                     *       "seller_status": "none",
                     *       "has_second_factor": false,
                     *       "agent_id": null,
                     *       "agent_code": null,
                     *       "orders_count": 2,
                     *       "sign_ins": [
                     *         {
                     *           "since": "2026-03-02T09:20:03Z",
                     *           "used_at": "2026-03-04T08:11:00Z"
                     *         }
                     *       ],
                     *       "history": []
                     *     }
                     */
                    "application/json": components["schemas"]["SupportUser"];
                };
            };
            /** @description Something is missing or out of range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is not in a state that allows this, or somebody else was quicker. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detail"];
                };
            };
        };
    };
    listImportExceptions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An empty array when there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 3,
                     *         "title": "Toyota Vitz 1.0 2013",
                     *         "allowed_at": "2026-11-23T10:00:00Z",
                     *         "allowed_by": "Mary Phiri",
                     *         "ended_at": null,
                     *         "ended_by": null,
                     *         "end_reason": null,
                     *         "user_id": 7,
                     *         "product_id": 4711,
                     *         "country": "KE",
                     *         "reason": "Moves home after six years abroad; the residence papers were seen."
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ImportException"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    resetSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 99,
                 *       "has_second_factor": false,
                 *       "reason": "Lost the telephone; known by voice."
                 *     }
                 */
                "application/json": components["schemas"]["SecondFactorReset"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "version": 1,
                     *       "email": "grace@example.com",
                     *       "first_name": "Grace",
                     *       "last_name": "Wanjiru",
                     *       "country": "Kenya",
                     *       "date_joined": "2026-02-02T09:20:03Z",
                     *       "is_active": true,
                     *       "deleted_at": null,
                     *       "is_staff": false,
                     *       "staff_role": null,
                     *       "seller_status": "none",
                     *       "has_second_factor": false,
                     *       "agent_id": null,
                     *       "agent_code": null,
                     *       "orders_count": 2,
                     *       "sign_ins": [
                     *         {
                     *           "since": "2026-03-02T09:20:03Z",
                     *           "used_at": "2026-03-04T08:11:00Z"
                     *         }
                     *       ],
                     *       "history": []
                     *     }
                     */
                    "application/json": components["schemas"]["SupportUser"];
                };
            };
            /** @description Something is missing or out of range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is not in a state that allows this, or somebody else was quicker. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detail"];
                };
            };
        };
    };
    updateStaffRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 42 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 99,
                 *       "staff_role": null,
                 *       "reason": "Has left the company."
                 *     }
                 */
                "application/json": components["schemas"]["StaffUpdate"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "version": 1,
                     *       "email": "grace@example.com",
                     *       "first_name": "Grace",
                     *       "last_name": "Wanjiru",
                     *       "country": "Kenya",
                     *       "date_joined": "2026-02-02T09:20:03Z",
                     *       "is_active": true,
                     *       "deleted_at": null,
                     *       "is_staff": false,
                     *       "staff_role": null,
                     *       "seller_status": "none",
                     *       "has_second_factor": false,
                     *       "agent_id": null,
                     *       "agent_code": null,
                     *       "orders_count": 2,
                     *       "sign_ins": [
                     *         {
                     *           "since": "2026-03-02T09:20:03Z",
                     *           "used_at": "2026-03-04T08:11:00Z"
                     *         }
                     *       ],
                     *       "history": []
                     *     }
                     */
                    "application/json": components["schemas"]["SupportUser"];
                };
            };
            /** @description Something is missing or out of range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is not in a state that allows this, or somebody else was quicker. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detail"];
                };
            };
        };
    };
}
