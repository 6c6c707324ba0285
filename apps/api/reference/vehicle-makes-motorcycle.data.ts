import type { MakeFacts } from './vehicle-notation.ts'

/** Makes of motorcycles; boda bodas are commercial vehicles here. Row notation: vehicle-notation.ts. */
export const motorcycleMakes: readonly MakeFacts[] = [
  {
    name: 'Yamaha',
    region: 'japan',
    weights: [0, 34],
    models: `
Crux Rev | motorcycle@southern | 2008-2024 | 106P | M | 2 | 1300 | 40 | Standard
YBR125G | motorcycle@southern | 2008-2026 | 124P | M | 2 | 2500 | 50 | Standard
YB125ZR | motorcycle@southern | 2014-2026 | 124P | M | 2 | 1900 | 20 | Standard
DT125 | motorcycle | 1990-2017 | 123P | M | 2 | 3800 | 16 | R, Standard
AG100 | motorcycle@southern | 1990-2022 | 97P | M | 2 | 3200 | 14 | Agricultural
AG200 | motorcycle@southern | 1990-2024 | 196P | M | 2 | 3900 | 14 | Agricultural
XTZ125 | motorcycle@southern | 2003-2026 | 124P | M | 2 | 3100 | 24 | E, Standard
MT-07 | motorcycle | 2014-2026 | 689P | M | 2 | 8400 | 8 | Standard, ABS
YZF-R1 | motorcycle | 1998-2026 | 998P | M | 2 | 18500 | 6 | Standard, M>2015
Tenere 700 | motorcycle | 2019-2026 | 689P | M | 2 | 11500 | 4 | Standard, Rally>2020
NMAX 155 | motorcycle | 2015-2026 | 155P | C | 2 | 3600 | 10 | Standard, ABS
`,
  },
  {
    name: 'Bajaj',
    region: 'india',
    weights: [0, 30],
    models: `
Boxer BM100 | motorcycle | 2006-2026 | 99P | M | 2 | 950 | 100 | Standard, ES
Boxer BM150 | motorcycle | 2010-2026 | 144P | M | 2 | 1250 | 70 | Standard, X
CT100 | motorcycle | 2003-2022 | 99P | M | 2 | 850 | 20 | Spoke, Alloy
Pulsar 150 | motorcycle | 2001-2026 | 149P | M | 2 | 1800 | 20 | DTS-i, Twin Disc>2018
Pulsar NS200 | motorcycle | 2012-2026 | 199P | M | 2 | 2700 | 10 | Standard, ABS>2017
Discover 125 | motorcycle | 2004-2020 | 124P | M | 2 | 1250 | 12 | ST, M
RE Three-Wheeler | motorcycle:0/4 | 2000-2026 | 198P 236P>2019 | M | 2 | 3300 | 40 | 4-Stroke Passenger, Cargo
`,
  },
  {
    name: 'TVS',
    region: 'india',
    weights: [0, 22],
    models: `
HLX 100 | motorcycle | 2013-2026 | 99P | M | 2 | 950 | 60 | Standard, ES
HLX 125 | motorcycle | 2013-2026 | 124P | M | 2 | 1150 | 60 | Standard, X>2018
HLX 150 | motorcycle | 2018-2026 | 147P | M | 2 | 1350 | 40 | Standard, X
Star City | motorcycle | 2006-2024 | 109P | M | 2 | 1050 | 20 | Plus, Standard
Apache RTR 160 | motorcycle | 2007-2026 | 159P | M | 2 | 1850 | 20 | Standard, 4V>2018
Apache RTR 200 4V | motorcycle | 2016-2026 | 197P | M | 2 | 2500 | 8 | Standard, ABS
King Three-Wheeler | motorcycle:0/4 | 2008-2026 | 199P | M | 2 | 3300 | 26 | Deluxe, Cargo
`,
  },
  {
    name: 'Hero',
    region: 'india',
    weights: [0, 9],
    models: `
Hunter 100 | motorcycle | 2017-2026 | 97P | M | 2 | 900 | 20 | Standard, Kick Start
Dawn 125 | motorcycle | 2014-2026 | 124P | M | 2 | 1100 | 30 | Standard
Splendor Plus | motorcycle | 2011-2026 | 97P | M | 2 | 980 | 20 | Standard, i3S>2016
Glamour | motorcycle | 2011-2026 | 124P | M | 2 | 1250 | 10 | Disc, Standard
Xpulse 200 | motorcycle | 2019-2026 | 199P | M | 2 | 2200 | 8 | Standard, 4V>2021
`,
  },
  {
    name: 'Royal Enfield',
    region: 'india',
    weights: [0, 5],
    models: `
Classic 350 | motorcycle | 2009-2026 | 346P<2021 349P>2021 | M | 2 | 4300 | 30 | Standard, Signals>2018
Bullet 350 | motorcycle | 1995-2026 | 346P<2023 349P>2023 | M | 2 | 3800 | 14 | Standard, ES>2010
Himalayan | motorcycle | 2016-2026 | 411P<2024 452P>2023 | M | 2 | 5200 | 26 | Standard
Meteor 350 | motorcycle | 2020-2026 | 349P | M | 2 | 4400 | 10 | Fireball, Supernova
`,
  },
  {
    name: 'Kawasaki',
    region: 'japan',
    weights: [0, 9],
    models: `
KLX150 | motorcycle@southern | 2009-2026 | 144P | M | 2 | 3200 | 20 | Standard, BF>2015
KLR650 | motorcycle | 1995-2026 | 651P<2021 652P>2021 | M | 2 | 6800 | 14 | Standard, Adventure>2021
Ninja 400 | motorcycle | 2018-2024 | 399P | M | 2 | 5600 | 16 | Standard, KRT Edition
Ninja 250 | motorcycle | 2008-2026 | 249P | M | 2 | 4800 | 14 | Standard, R<2018
Versys 650 | motorcycle | 2007-2026 | 649P | M | 2 | 8600 | 10 | Standard, LT>2015
Z900 | motorcycle | 2017-2026 | 948P | M | 2 | 9800 | 8 | Standard, ABS
`,
  },
  {
    name: 'KTM',
    region: 'europe',
    weights: [0, 5],
    models: `
200 Duke | motorcycle | 2012-2026 | 199P | M | 2 | 3600 | 20 | Standard, ABS>2017
390 Duke | motorcycle | 2013-2026 | 373P<2023 398P>2023 | M | 2 | 5600 | 20 | Standard
690 Enduro R | motorcycle | 2008-2026 | 654P<2012 690P>2012<2019 692P>2018 | M | 2 | 11500 | 8 | Standard
1190 Adventure | motorcycle | 2013-2016 | 1195P | M | 2 | 17500 | 6 | Standard, R
`,
  },
  {
    name: 'Harley-Davidson',
    region: 'america',
    weights: [0, 5],
    models: `
Sportster 883 | motorcycle | 1990-2021 | 883P | M | 2 | 9500 | 24 | Iron>2009, Low, Standard
Sportster 1200 | motorcycle | 1990-2021 | 1202P | M | 2 | 11500 | 16 | Forty-Eight>2010, Custom
Fat Boy | motorcycle | 1990-2026 | 1584P>2007<2011 1690P>2012<2017 1340P<1999 1449P>2000<2006 1868P>2018 1745P>2018 | M | 2 | 20500 | 14 | Standard, Lo>2010<2017
Street Glide | motorcycle | 2006-2026 | 1584P<2010 1690P>2011<2016 1745P>2017 | M | 2 | 23500 | 8 | Standard, Special>2014
`,
  },
  {
    name: 'Ducati',
    region: 'europe',
    weights: [0, 4],
    models: `
Monster 796 | motorcycle | 2010-2015 | 803P | M | 2 | 10500 | 20 | Standard, ABS
Monster 821 | motorcycle | 2014-2021 | 821P | M | 2 | 12500 | 12 | Standard, Dark
Multistrada 1200 | motorcycle | 2010-2018 | 1198P | M | 2 | 19500 | 12 | Standard, S, Enduro>2016
Scrambler | motorcycle | 2015-2026 | 803P | M | 2 | 10800 | 14 | Icon, Classic
`,
  },
  {
    name: 'Vespa',
    region: 'europe',
    weights: [0, 4],
    models: `
GTS 300 | motorcycle | 2008-2026 | 278P | C | 2 | 7200 | 20 | Super, Touring
Primavera 150 | motorcycle | 2013-2026 | 155P | C | 2 | 5400 | 16 | Standard, S>2018
LX 125 | motorcycle | 2005-2014 | 124P | C | 2 | 4300 | 14 | Standard, Touring
PX 150 | motorcycle | 1992-2016 | 150P | M | 2 | 4200 | 6 | Standard
`,
  },
]
