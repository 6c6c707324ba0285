import type { MakeFacts } from './vehicle-notation.ts'

/** American and Australian makes of cars. Row notation: vehicle-notation.ts. */
export const americanMakes: readonly MakeFacts[] = [
  {
    name: 'Ford',
    region: 'europe',
    weights: [38, 18],
    yards: 'southern',
    leftHand: 'Expedition, F-150, Explorer, Edge, Fusion, Escape, F-Series Super Duty',
    badges: 'D:TDCi>2001',
    holds: 0.01,
    models: `
Ranger | double-cab | 1998-2026 | 2198D>2011<2022 3198D>2011<2022 2499D<2011 2953D>2006<2011 1996D>2018 2993D>2022 | M A>2007 | 42 | 40000 | 100 | XLT, Wildtrak>2009, XL, Limited>2011, Raptor>2018, FX4>2018
Ranger Single Cab | pickup | 1998-2026 | 2198D>2011<2022 2499D<2011 1996D>2019 2488P>2011<2022 | M | 24 | 26000 | 24 | XL, Base, Hi-Rider
Everest | suv:5/7 | 2004-2026 | 2953D>2006<2015 2499D<2015 3198D>2015<2019 2198D>2015<2019 1996D>2018 2993D>2022 | A M | 42 | 44000 | 22 | XLT, Limited, Sport>2020
Fiesta | hatchback | 1995-2023 | 1388P>2002<2012 1242P<2017 998P>2012 1596P<2014 1499D>2015<2020 1398D>2002<2012 1297P<2002 | M A | 2 | 17500 | 34 | Ambiente, Trend, Titanium>2008, Zetec<2017, ST
Focus | hatchback | 1998-2026 | 1596P 1999P<2018 998P>2012 1499P>2014 1560D>2004<2018 1997D>2003 1798P<2012 | M A | 2 | 22500 | 30 | Ambiente, Trend, Titanium>2008, Ghia<2008, ST
Figo | hatchback | 2010-2022 | 1388P<2015 1498P>2015 1399D<2015 1194P>2018 | M A | 2 | 12500 | 18 | Ambiente, Trend, Titanium>2015
EcoSport | suv | 2012-2022 | 1498P 998P 1498D | M A | 2 | 20500 | 26 | Ambiente, Trend, Titanium
Kuga | suv | 2008-2026 | 2521P<2012 1997D<2020 1498P>2014 1999P>2012<2020 2488H>2020 1596P>2012<2016 | A M | A2 | 30500 | 18 | Trend, Titanium, ST-Line>2017, Ambiente
Escape | suv | 2000-2026 | 2261P<2012 2967P<2012 1498P>2016 1999P>2012 2488H>2005 1988P<2008 | A | A2 | 28500 | 10 | XLT, Limited<2012, Titanium>2012, SE>2012
Edge | suv | 2006-2024 | 3496P<2018 1999P>2012 2694P>2014 1997D>2016<2020 | A | 2A | 36500 | 4 | SEL, Titanium>2014, Limited<2014
Explorer | suv:5/7 | 1995-2026 | 4015P<2010 3496P>2010<2019 2261P>2015 1999P>2011<2015 2999P>2019 | A | 42 | 44000 | 12 | XLT, Limited, Eddie Bauer<2014
Expedition | suv:5/8 | 1997-2026 | 5401P<2014 3497P>2014 4604P<2004 | A | 42 | 58000 | 4 | XLT, Limited, Eddie Bauer<2014
F-150 | double-cab | 1997-2026 | 4604P<2010 5401P<2010 4951P>2010 3496P>2011 2694P>2015 | A | 42 | 48000 | 6 | XLT, Lariat, FX4, Raptor>2010
Mustang | sedan:2/4 | 1994-2026 | 4951P>2010 2261P>2014<2026 4601P<2010 3727P>2010<2017 4009P>2005<2010 3797P<2004 | A M | 2 | 40000 | 7 | GT, EcoBoost Premium>2014, V6<2017
Mondeo | sedan | 1993-2022 | 1999P 1997D>2005 1798P<2012 1498P>2014 2261P>2007<2014 | M A | 2 | 26500 | 7 | Ghia<2010, Titanium>2007, Zetec, Trend
Fusion | sedan | 2005-2020 | 2261P<2009 1999P>2012 2488P>2009 1498P>2013 1999H>2012 | A M | 2A | 26500 | 4 | SE, SEL<2013, Titanium>2012
Laser | sedan | 1990-2002 | 1498P 1597P 1840P | M A | 2 | 13500 | 1 | GL, GLXi
Bantam | pickup | 1990-2012 | 1297P 1597P 1399D>2005 | M | 2 | 11500 | 6 | 1.3i, 1.6i XLT, Montana
Galaxy | mpv:5/7 | 1995-2023 | 1999P 1997D>2000 2261P<2015 2488H>2021 | M A | 2 | 33500 | 4 | Ghia<2010, Zetec, Titanium>2010
S-Max | mpv:5/7 | 2006-2023 | 1999P 1997D 2488H>2021 | M A | 2 | 33500 | 5 | Titanium, Zetec<2018, Vignale>2016
C-Max | mpv:5/5 | 2003-2019 | 1596P 1798P<2010 1560D>2004 998P>2012 | M A | 2 | 22500 | 4 | Zetec, Titanium>2010
Puma | suv | 2019-2026 | 998H 999P 1496D<2022 | M A | 2 | 26500 | 3 | Titanium, ST-Line
Transit | van:4/3 | 1994-2026 | 2198D>2006<2016 2402D>2000<2014 1995D>2016 1998D>2000<2006 2496D<2000 | M A>2019 | 2 | 36000 | 60 | 350 LWB High Roof, 280 SWB, Dropside, Luton, Jumbo
Transit Custom | van:4/3 | 2012-2026 | 2198D<2016 1995D>2016 | M A>2017 | 2 | 32500 | 34 | 290 Limited, 270 Trend, 340 Base
Transit Connect | van:4/2 | 2002-2026 | 1753D<2013 1560D>2013<2016 1499D>2016 1498D>2016 | M A | 2 | 22500 | 22 | T200 SWB<2013, T230 LWB<2013, L1 Trend>2013, L2 Limited>2013
Tourneo | minibus:5/9 | 2000-2026 | 2198D>2006<2016 1995D>2016 1998D<2006 | M A | 2 | 40000 | 10 | Custom Titanium>2012, Trend, GLX<2006
Cargo | truck | 2003-2026 | 7330D<2013 8974D 12740D>2013 5883D | M A>2018 | 26 | 62000 | 6 | 1833 Box Body, 2532 Tipper, 1722 Flat Body
F-Series Super Duty | truck:4/5 | 1999-2026 | 5954D>2003<2010 7275D<2003 6651D>2010 | A M | 4 | 62000 | 4 | F-350 Flat Body, F-450 Service Body
Ka | hatchback:3/4 | 1996-2016 | 1299P<2009 1242P>2008 1597P>2002<2009 | M | 2 | 7500 | 0 | Studio, Style, Titanium
Escort | hatchback | 1980-2002 | 1297P<1998 1392P 1597P 1753D | M A | 2 | 7000 | 0 | CL, GL, Ghia
`,
  },
  {
    name: 'Chevrolet',
    region: 'america',
    weights: [14, 3],
    leftHand:
      'Tahoe, Suburban, Silverado, Camaro, Corvette, Impala, Malibu, Equinox, Express, Optra',
    models: `
Spark | hatchback | 2005-2022 | 995P<2015 796P<2010 1206P>2010<2015 1399P>2015 | M A | 2 | 11500 | 60 | L, LS, LT, Lite<2016
Aveo | hatchback | 2003-2023 | 1399P 1498P<2012 1598P 1206P>2008<2014 | M A | 2 | 13500 | 20 | LS, LT, L
Cruze | sedan | 2008-2019 | 1598P 1796P 1364P>2011 1998D | M A | 2 | 18500 | 30 | LS, LT, LTZ
Sonic | hatchback | 2011-2020 | 1398P 1598P 1364P | M A | 2 | 16500 | 10 | LS, LT, RS>2013
Captiva | suv:5/7 | 2006-2023 | 2405P<2018 2231D>2010<2018 1991D<2011 3195P<2011 1451P>2018 | A M | 2A | 27500 | 24 | LT, LTZ, LS, Premier>2018
Trax | suv | 2013-2026 | 1364P<2022 1796P<2020 1199P>2022 | M A | 2A | 21500 | 8 | LS, LT
Trailblazer | suv:5/7 | 2012-2026 | 2776D 2499D<2016 3564P<2018 | A M | 42 | 36500 | 16 | LT, LTZ
Equinox | suv | 2004-2026 | 2384P>2009<2018 3350P<2009 1490P>2017 1998P>2018<2021 | A | 2A | 29500 | 7 | LS, LT, Premier>2017
Tahoe | suv:5/8 | 1995-2026 | 5328P 4806P<2009 5733P<2000 6162P>2015 | A | 42 | 58000 | 14 | LS, LT, LTZ, Z71
Suburban | suv:5/8 | 1992-2026 | 5328P>1999 5733P<2000 6162P>2015 | A | 42 | 62000 | 6 | LS, LT, LTZ
Silverado | double-cab | 1999-2026 | 5328P 4806P<2013 6162P>2009 2727P>2018 6599D>2001 | A | 42 | 48000 | 8 | LS<2019, LT, LTZ, 1500 Z71
Colorado | double-cab | 2004-2026 | 2776D>2012<2022 2499D>2012<2016 3649P>2015<2022 3653P<2012 2727P>2022 | A M | 42 | 33500 | 12 | LT, LTZ, Z71>2015
Utility | pickup | 2011-2018 | 1389P 1796P 1248D | M | 2 | 13500 | 20 | Base, Club, Sport
Camaro | sedan:2/4 | 1993-2024 | 6162P>2009 3564P>2009 1998P>2016 5665P<2002 3791P<2002 | A M | 2 | 40000 | 7 | LT, SS, ZL1>2012, RS>2010
Corvette | sedan:2/2 | 1997-2026 | 6162P>2008 5967P>2005<2008 5666P<2005 | A M<2019 | 2 | 68000 | 4 | Stingray>2014, Z06, Coupe
Impala | sedan | 2000-2020 | 3564P>2011 3350P<2005 3510P>2006<2012 | A | 2 | 29500 | 4 | LS, LT, LTZ
Malibu | sedan | 1997-2025 | 2384P>2007<2016 1490P>2015 1998P>2013 3135P<2007 | A C>2019 | 2 | 25500 | 5 | LS, LT, Premier>2016
Optra | sedan | 2003-2018 | 1598P 1799P 1485P>2013 | M A | 2 | 14500 | 10 | LS, LT, Magnum<2012
Orlando | mpv:5/7 | 2010-2018 | 1796P 1998D | A M | 2 | 22500 | 4 | LS, LT, LTZ
Express | van:4/3 | 1996-2026 | 5328P<2014 5967P 4299P | A | 2 | 38000 | 20 | 2500 Cargo, 3500 Passenger
`,
  },
  {
    name: 'Jeep',
    region: 'america',
    weights: [22, 0],
    holds: 0.025,
    models: `
Wrangler | suv:5/5 | 1996-2026 | 3605P>2011 3778P>2006<2011 1995P>2018 2777D>2007<2018 3956P<2006 | A M | 4 | 46000 | 80 | Unlimited Sport>2007, Unlimited Sahara>2007, Rubicon>2003, Sport
Grand Cherokee | suv | 1993-2026 | 3604P>2010 2987D>2005<2021 4701P<2010 5654P>2005<2021 3956P<2004 | A | 42 | 52000 | 80 | Laredo, Limited, Overland>2006, Summit>2013, SRT8>2006<2021
Cherokee | suv | 1990-2023 | 3239P>2013 2360P>2013 3956P<2001 3701P>2001<2013 2776D>2002<2013 | A M | 42 | 33500 | 30 | Limited, Longitude>2013, Trailhawk>2014, Sport
Compass | suv | 2006-2026 | 2360P 1968D>2017 1368P>2017<2022 1998P<2017 1332P>2021 | A C<2017 M | 2A | 28500 | 36 | Limited, Sport, Longitude>2017, Trailhawk>2017
Patriot | suv | 2006-2017 | 2360P 1998P 1968D<2011 | C A M | 42 | 25500 | 24 | Limited, Sport
Renegade | suv | 2014-2026 | 1368P<2020 2360P 1332P>2018 1598D | A M | 2A | 26500 | 34 | Limited, Longitude, Trailhawk
Commander | suv:5/7 | 2005-2010 | 4701P 5654P 2987D | A | 4 | 46000 | 5 | Limited, Sport
Gladiator | double-cab | 2019-2026 | 3604P | A M | 4 | 52000 | 6 | Rubicon, Overland, Sport
`,
  },
  {
    name: 'Dodge',
    region: 'america',
    weights: [6, 0],
    leftHand: 'Charger, Challenger, Durango, Grand Caravan, Magnum',
    models: `
Charger | sedan | 2005-2023 | 3518P<2010 3604P>2010 5654P 6424P>2011 | A | 2A | 40000 | 40 | SXT, R/T, SRT8, Scat Pack>2014
Challenger | sedan:2/4 | 2008-2023 | 3604P>2010 5654P 6424P>2011 3518P<2010 | A M | 2 | 42000 | 26 | SXT, R/T, SRT8, Hellcat>2015
Durango | suv:5/7 | 1998-2026 | 3604P>2010 5654P>2004 4701P<2009 5210P<2000 | A | 42 | 48000 | 22 | SXT, Limited, R/T, Citadel>2011
Journey | suv:5/7 | 2008-2020 | 2360P 2736P<2010 3604P>2010 1968D<2012 | A | 2A | 29500 | 20 | SXT, R/T, SE
Nitro | suv | 2006-2011 | 3701P 3952P 2776D | A M | 42 | 29500 | 14 | SXT, R/T
Caliber | hatchback | 2006-2012 | 1998P 2360P 1968D<2010 | C M | 2 | 20500 | 14 | SXT, SE
Grand Caravan | mpv:5/7 | 1996-2020 | 3604P>2010 3301P<2010 3778P<2010 | A | 2 | 31500 | 8 | SE, SXT, Crew>2010
Magnum | wagon | 2004-2008 | 3518P 5654P | A | 2A | 34500 | 3 | SXT, R/T
`,
  },
  {
    name: 'RAM',
    region: 'america',
    weights: [4, 0],
    leftHand: '*',
    models: `
1500 | double-cab | 2009-2026 | 5654P 3604P>2012 2987D>2014 4701P<2012 | A | 42 | 52000 | 60 | SLT<2019, Laramie, Sport, Rebel>2015, Big Horn
2500 | double-cab | 2009-2026 | 6690D 5654P<2018 6424P>2013 | A M<2018 | 42 | 60000 | 20 | Laramie, Power Wagon, Big Horn>2011
700 | pickup | 2014-2026 | 1598P<2020 1368P>2020 | M | 2 | 15500 | 6 | SLT, Adventure<2020
`,
  },
  {
    name: 'Chrysler',
    region: 'america',
    weights: [4, 0],
    models: `
300C | sedan | 2004-2023 | 3518P<2011 5654P 3604P>2011 2987D>2005<2015 | A | 2A | 40000 | 60 | Luxury, Touring, SRT8, HEMI
PT Cruiser | hatchback | 2000-2010 | 1996P<2006 2429P 2148D | A M | 2 | 20500 | 26 | Classic, Limited, GT
Grand Voyager | mpv:5/7 | 1996-2016 | 3301P<2008 3778P>2001<2011 2776D>2004 3604P>2011 | A | 2 | 36000 | 16 | Limited, LX, Touring>2008
Crossfire | hatchback:3/2 | 2003-2008 | 3199P | A M | 2 | 38000 | 4 | Base, Limited
Sebring | sedan | 1995-2010 | 2360P>2006 2736P>2001 2429P<2006 2497P<2001 | A | 2 | 25500 | 6 | LX, Touring, Limited
Ypsilon | hatchback | 2011-2015 | 875P 1242P | A M | 2 | 19500 | 3 | Gold, Platinum
Neon | sedan | 1994-2005 | 1996P 1796P<1999 | A M | 2 | 8500 | 0 | LE, LX
Voyager | mpv:5/7 | 1988-2007 | 2429P>1995 3301P 2499D>1992 | A M | 2 | 13500 | 0 | SE, LX
`,
  },
  {
    name: 'Cadillac',
    region: 'america',
    weights: [3, 0],
    leftHand: '*',
    models: `
Escalade | suv:5/7 | 1999-2026 | 6162P>2007 5967P>2002<2007 5733P<2000 5327P>2002<2006 | A | 42 | 92000 | 40 | Luxury, Platinum, Premium, ESV>2003
SRX | suv | 2004-2016 | 2994P>2010<2012 3564P 4565P<2009 | A | 2A | 46000 | 16 | Luxury, Premium
CTS | sedan | 2003-2019 | 3564P 2792P<2010 1998P>2013 3175P<2004 | A M | 2A | 46000 | 14 | Luxury, Premium, 3.6 Elegance
XT5 | suv | 2016-2026 | 3649P 1998P>2019 | A | 2A | 52000 | 12 | Crossover Luxury, Crossover Platinum
ATS | sedan | 2012-2019 | 1998P 2457P<2016 3649P>2016 | A M | 2A | 40000 | 8 | Luxury, Premium
DeVille | sedan | 1994-2005 | 4565P 4893P<1996 | A | 2 | 42000 | 3 | DHS, DTS>1999
`,
  },
  {
    name: 'GMC',
    region: 'america',
    weights: [4, 0],
    leftHand: '*',
    models: `
Yukon | suv:5/8 | 1995-2026 | 5328P 6162P>2007 5733P<2000 | A | 42 | 62000 | 40 | SLE, SLT, Denali>1999
Sierra | double-cab | 1999-2026 | 5328P 6162P>2007 4806P<2013 2727P>2018 | A | 42 | 50000 | 36 | SLE, SLT, AT4>2018, Denali
Acadia | suv:5/7 | 2006-2026 | 3564P<2017 3649P>2016<2023 2457P>2016<2023 2494P>2023 | A | 2A | 42000 | 20 | SLE, SLT, Denali>2010
Terrain | suv | 2009-2026 | 2384P<2017 1490P>2017 2994P<2012 | A | 2A | 32500 | 14 | SLE, SLT, Denali>2012
Savana | van:4/3 | 1996-2026 | 5328P<2014 5967P 4299P | A | 2 | 38000 | 4 | 2500 Cargo, 3500 Passenger
`,
  },
  {
    name: 'Lincoln',
    region: 'america',
    weights: [2, 0],
    leftHand: '*',
    models: `
Navigator | suv:5/7 | 1997-2026 | 5401P<2014 3496P>2014 | A | 42 | 82000 | 40 | Reserve>2015, Ultimate<2014, Luxury<2014
MKX | suv | 2006-2018 | 3496P<2011 3726P>2011 2694P>2016 | A | 2A | 44000 | 20 | Reserve>2015, Base
MKZ | sedan | 2006-2020 | 3496P<2012 1999P>2012 1999H>2010 | A | 2A | 38000 | 12 | Reserve>2015, Base
Town Car | sedan | 1990-2011 | 4601P | A | 2 | 48000 | 8 | Signature, Executive
`,
  },
  {
    name: 'Buick',
    region: 'america',
    weights: [1.5, 0],
    leftHand: '*',
    models: `
Enclave | suv:5/7 | 2007-2026 | 3564P<2017 3649P>2017 | A | 2A | 46000 | 30 | CX<2011, Premium, Avenir>2018
Encore | suv | 2012-2022 | 1364P | A | 2A | 26500 | 20 | Convenience, Preferred
LaCrosse | sedan | 2004-2019 | 3564P 2384P>2010<2017 3791P<2009 | A | 2A | 34000 | 14 | CX, CXL<2014, Premium>2013
Regal | sedan | 2009-2020 | 1998P 2384P<2017 | A M | 2A | 32000 | 10 | Turbo, GS
`,
  },
  {
    name: 'Hummer',
    region: 'america',
    weights: [2.5, 0],
    leftHand: 'H1, H2',
    holds: 0.04,
    models: `
H2 | suv:5/6 | 2002-2009 | 5967P 6162P>2007 | A | 4 | 62000 | 40 | Luxury, Adventure, SUT>2004
H3 | suv | 2005-2010 | 3460P<2007 3653P>2006 5328P>2008 | A M | 4 | 42000 | 50 | Luxury, Adventure, Type S
H1 | suv:4/4 | 1992-2006 | 6468D 6599D>2005 | A | 4 | 110000 | 2 | Wagon, Open Top
`,
  },
  {
    name: 'Tesla',
    region: 'america',
    weights: [5, 0],
    models: `
Model 3 | sedan | 2017-2026 | 60E 75E 54E<2021 | A | 2A | 45000 | 50 | Standard Range Plus<2022, Long Range, Performance
Model Y | suv | 2020-2026 | 75E 60E>2021 | A | A2 | 52000 | 40 | Long Range, Performance, RWD>2021
Model S | hatchback | 2012-2026 | 75E>2016<2019 85E<2017 100E>2016 60E<2017 | A | A2 | 88000 | 14 | Base, Performance, Long Range>2019
Model X | suv:5/6 | 2015-2026 | 100E 75E<2019 90E<2018 | A | A | 98000 | 6 | Base, Performance<2021, Long Range>2019
`,
  },
  {
    name: 'Holden',
    region: 'asia-pacific',
    weights: [3, 0],
    models: `
Commodore | sedan | 1993-2020 | 3564P>2004 5967P>2006<2018 2997P>2009<2017 3791P<2004 1998P>2018 | A M | 2 | 29500 | 40 | Omega<2013, SS, Evoke>2013, Executive<2007
Colorado | double-cab | 2008-2020 | 2776D>2012 2999D<2012 3564P<2012 | A M | 42 | 33500 | 30 | LX, LTZ, LT, Z71>2014
Captiva | suv:5/7 | 2006-2018 | 2405P 2231D>2010 3195P<2011 1991D<2011 | A M | 2A | 27500 | 16 | LS>2015, CX, LTZ>2015, SX
Barina | hatchback | 1994-2018 | 1598P 1389P<2005 1206P>2008<2015 | M A | 2 | 13500 | 8 | CD, Spark>2010, CDX
Rodeo | double-cab | 1998-2008 | 2999D 3494P 2405P>2003 3165P<2003 | M A | 42 | 26000 | 8 | LX, LT
`,
  },
]
