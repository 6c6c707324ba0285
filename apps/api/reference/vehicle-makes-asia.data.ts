import type { MakeFacts } from './vehicle-notation.ts'

/** Korean, Chinese, Indian and Malaysian makes. Row notation: vehicle-notation.ts. */
export const asianMakes: readonly MakeFacts[] = [
  {
    name: 'Hyundai',
    region: 'korea',
    weights: [42, 24],
    leftHand: 'Avante, Grandeur, Porter, Grand Starex, Universe, Mighty, Galloper, Palisade',
    badges: 'D:CRDi>2001',
    models: `
Tucson | suv | 2004-2026 | 1975P<2009 1999P>2009 1998D>2010 1995D 1591P>2015 1598H>2020 1685D>2010<2018 | A M | 24 | 28500 | 100 | GL, GLS, Premium, Executive>2015, Elite>2015
Santa Fe | suv:5/7 | 2000-2026 | 2188D<2021 2199D>2009 1991D<2006 2359P>2009<2020 2656P<2012 1598H>2020 | A M | 24 | 38000 | 36 | GLS, Premium, Executive, Elite>2012
ix35 | suv | 2009-2015 | 1998P 1995D 1685D | A M | 24 | 25500 | 46 | GL, Premium, Executive, Elite
Creta | suv | 2015-2026 | 1591P<2020 1582D<2020 1497P>2019 1493D>2019 1353P>2020<2023 | A M | 2 | 22500 | 22 | Executive, Premium, Limited Edition
Venue | suv | 2019-2026 | 998P 1197P | M A | 2 | 18500 | 10 | Motion, Fluid, Glide
Kona | suv | 2017-2026 | 998P 1999P 1580H>2019 39E>2018 64E>2018 | A M | 2A | 25500 | 6 | Executive, SE, Premium
Palisade | suv:5/7 | 2018-2026 | 2199D 3778P | A | 2A | 48000 | 5 | Elite, Exclusive
Terracan | suv:5/7 | 2001-2007 | 2902D 3497P | M A | 4 | 30000 | 4 | GL, Highland
Galloper | suv:5/7 | 1994-2003 | 2476D 2972P | M A | 4 | 24000 | 2 | Exceed, Innovation
i10 | hatchback | 2008-2026 | 1086P<2013 1248P 998P>2013 | M A | 2 | 12500 | 30 | GLS, Motion, Fluid
Grand i10 | hatchback | 2013-2026 | 1248P<2020 998P 1197P>2019 | M A | 2 | 12800 | 20 | Motion, Fluid, Glide
i20 | hatchback | 2008-2026 | 1396P<2020 1248P<2018 1197P>2018 998P>2018 1396D<2018 | M A | 2 | 15500 | 28 | Motion, Fluid, Sport, N-Line>2021
i30 | hatchback | 2007-2024 | 1591P<2017 1582D<2020 1353P>2017<2020 1999P<2012 1482P>2020 | M A | 2 | 20500 | 18 | GLS, Premium, SE
Getz | hatchback | 2002-2011 | 1341P<2006 1399P>2005 1599P 1086P | M A | 2 | 12500 | 18 | GL, GLS, SR
Atos | hatchback | 1998-2024 | 999P<2005 1086P>2003 | M A>2018 | 2 | 9500 | 10 | Prime<2014, Motion>2018
Accent | sedan | 1994-2026 | 1495P<2006 1599P>2005 1396P>2006 1368P>2017 1582D>2010<2020 | M A | 2 | 15500 | 20 | GL, GLS, Fluid>2011, Motion>2011
Elantra | sedan | 1995-2026 | 1599P<2018 1797P>2010<2017 1591P>2006 1999P>2016 1975P>2000<2010 1580H>2020 | A M | 2 | 19500 | 24 | GLS, Premium, Executive>2011, SEL>2016
Avante | sedan | 1996-2026 | 1591P 1599P<2020 1582D<2020 1598P>2020 | A | 2 | 19500 | 10 | Luxury, Premier, Smart>2018
Sonata | sedan | 1995-2026 | 1999P 1998P<2005 2359P>2005<2019 1999H>2011 2497P>2019 | A M | 2 | 26500 | 20 | GLS, Elite, Limited
Azera | sedan | 2005-2021 | 2656P<2011 3342P<2011 2999P>2011 2359P>2012 | A | 2 | 33000 | 4 | GLS, Limited
Grandeur | sedan | 1998-2026 | 2656P>2005<2011 2359P>2010<2019 2999P>2011 2359H>2013 2497P>2019 | A | 2 | 34000 | 5 | Luxury, Premium, Exclusive
Veloster | hatchback:4/4 | 2011-2022 | 1591P 1999P>2018 | M A | 2 | 21500 | 3 | Executive, Turbo Elite
Ioniq | hatchback | 2016-2022 | 1580H 28E<2019 38E>2019 | A | 2 | 24500 | 4 | Premium, SE
Ioniq 5 | suv | 2021-2026 | 58E 73E | A | 2A | 46000 | 3 | Standard Range, Long Range
H-1 | minibus:4/9 | 1997-2021 | 2497D 2359P>2007 | M A | 2 | 33000 | 100 | GL, GLS, Elite, Multicab
Grand Starex | minibus:5/12 | 2007-2021 | 2497D 2359P | A M | 24 | 32000 | 40 | CVX, HVX, Van
Starex | minibus:4/12 | 1997-2007 | 2476D 2497D | M A | 24 | 26000 | 16 | SVX, Jumbo
Staria | minibus:5/11 | 2021-2026 | 2199D 3470P | A | 2 | 42000 | 14 | Elite, Luxury, Executive
H-100 | truck:2/3 | 1996-2026 | 2607D 2476D>2003<2012 2497D>2012 | M | 2 | 22000 | 100 | Deck, Flat Body, Bakkie
Porter | truck:2/3 | 1996-2026 | 2497D 2476D<2012 2607D<2004 59E>2019 | M A | 24 | 21500 | 60 | Super Cab, Double Cab, High Super Deck
Mighty | truck | 1998-2026 | 3907D 3298D<2004 | M | 2 | 36000 | 34 | Flat Body, EX8 Flat Body>2015, Box Body
HD65 | truck | 2004-2020 | 3907D 3298D<2008 | M | 2 | 32000 | 20 | Flat Body, Tipper, Box Body
HD270 | truck | 2000-2020 | 12344D 11149D<2008 | M | 6 | 88000 | 14 | Dump, Mixer
County | bus:2/29 | 1998-2026 | 3907D | M A | 2 | 52000 | 26 | 25-Seater, 29-Seater, Deluxe
Universe | bus:2/45 | 2006-2026 | 12344D>2008 12742D>2017 11149D<2010 | M A | 2 | 165000 | 6 | Luxury, Noble, Express
i40 | sedan | 2011-2019 | 1591P 1999P 1685D | A M | 2 | 19500 | 0 | Active, Style, Premium
`,
  },
  {
    name: 'Kia',
    region: 'korea',
    weights: [30, 12],
    leftHand: 'Morning, K3, K5, K7, Mohave, Telluride, Granbird, Bongo III',
    badges: 'D:CRDi>2001',
    models: `
Sportage | suv | 1993-2026 | 1998P<2020 1995D>2005 1591P>2010 1598P>2021 1975P>2004<2010 1685D>2010<2018 | A M | 24 | 27500 | 100 | LX, EX, Ignite>2012, GT-Line>2016
Sorento | suv:5/7 | 2002-2026 | 2199D>2009 2497D<2009 2359P>2009<2020 1598H>2020 3342P<2009 2151D>2020 | A M | 24 | 37500 | 44 | LX, EX, LS>2015, SX>2015
Seltos | suv | 2019-2026 | 1591P 1497P 1353P<2023 1493D | A M | 2A | 23500 | 12 | EX, EX+, GT-Line
Sonet | suv | 2020-2026 | 1497P 998P | M A | 2 | 18500 | 8 | LS, LX, EX
Soul | hatchback | 2008-2025 | 1591P 1999P 1582D<2019 27E>2014<2019 | A M | 2 | 20500 | 14 | LX, EX, Burner<2013
Niro | suv | 2016-2026 | 1580H 64E>2018 | A | 2 | 28500 | 5 | 2, 3, EX
Mohave | suv:5/7 | 2008-2024 | 2959D | A | 42 | 46000 | 5 | KV300, VIP, President
Telluride | suv:5/7 | 2019-2026 | 3778P | A | 2A | 46000 | 2 | LX, EX, SX
Picanto | hatchback | 2004-2026 | 1086P<2011 998P>2011 1248P>2011 | M A | 2 | 11800 | 50 | Start, Street, Style, LX
Morning | hatchback | 2004-2026 | 999P<2011 998P>2011 1086P<2011 | A M | 2 | 11500 | 24 | Deluxe, Luxury, Smart<2017
Rio | hatchback | 2000-2023 | 1399P>2005 1493P<2006 1368P>2016 1248P>2011<2020 1493D>2005<2011 | M A | 2 | 15500 | 34 | LS, LX, EX, Tec>2011
Ceed | hatchback | 2006-2026 | 1591P<2018 1396P<2018 1582D<2018 1353P>2018<2021 1482P>2021 1598D>2018 | M A | 2 | 20500 | 12 | 1, 2, 3, SR7<2015
Cerato | sedan | 2003-2024 | 1591P 1599P<2009 1999P>2009 1975P<2009 | A M | 2 | 19000 | 20 | LX, EX, SX, Koup<2014
Optima | sedan | 2000-2020 | 1998P<2010 1999P>2010 2359P>2005 1685D>2011 1999H>2011 | A M | 2 | 26000 | 10 | EX, SX, 2
K3 | sedan | 2012-2024 | 1591P 1598P>2018 | A | 2 | 19000 | 6 | Luxury, Prestige
K5 | sedan | 2010-2026 | 1999P 1998P<2015 1598P>2015 1999H | A | 2 | 26500 | 8 | Prestige, Noblesse, Luxury<2016
K7 | sedan | 2009-2021 | 2999P>2011 2656P<2012 2359P 2359H>2013 | A | 2 | 32500 | 3 | Prestige, Luxury
Stinger | sedan | 2017-2023 | 1998P 3342P | A | 2A | 42000 | 2 | GT, GT-Line
Magentis | sedan | 2000-2011 | 1998P 2656P<2006 2493P<2006 | A M | 2 | 20000 | 3 | LX, EX
Carens | mpv:5/7 | 1999-2026 | 1998P<2013 1991D<2013 1685D>2013<2019 1999P>2013<2019 1497P>2022 | M A | 2 | 21500 | 7 | LX, EX, 2
Carnival | mpv:5/8 | 1998-2026 | 2902D<2014 2199D>2010 2497P<2006 3470P>2014 | A M | 2 | 36500 | 12 | EX, SXL>2015, GL<2006
Sedona | mpv:5/7 | 1999-2021 | 2902D<2014 2497P<2006 3342P>2014 2199D>2010 | M A | 2 | 31000 | 3 | LS, EX
EV6 | suv | 2021-2026 | 77E 58E | A | 2A | 52000 | 1 | Air, GT-Line
K2700 | truck:2/3 | 2001-2026 | 2665D | M | 24 | 19500 | 60 | Workhorse, Dropside
K2500 | truck:2/3 | 2011-2026 | 2497D | M | 2 | 20000 | 26 | Workhorse, Dropside
Bongo III | truck:2/3 | 2004-2026 | 2497D 2902D<2012 | M A | 24 | 20500 | 50 | King Cab, Super Cab, Double Cab, Dump
Pregio | minibus:4/12 | 1995-2006 | 2665D 2957D | M | 2 | 20000 | 12 | TQ, Standard
Granbird | bus:2/45 | 1994-2026 | 12344D>2007 11149D<2008 12742D>2017 | M | 2 | 160000 | 4 | Parkway, Sunshine
Sephia | sedan | 1992-2003 | 1498P 1598P<1998 1793P>1997 | A M | 2 | 7000 | 0 | GTX, LS
`,
  },
  {
    name: 'Genesis',
    region: 'korea',
    weights: [3, 0],
    models: `
G70 | sedan | 2017-2026 | 1998P 3342P 2199D<2022 | A | 2A | 42000 | 20 | Advanced, Sport
G80 | sedan | 2016-2026 | 3342P<2020 3778P<2020 2497P>2020 2151D>2020 | A | 2A | 54000 | 24 | Luxury, Premium, Prestige<2020
G90 | sedan | 2015-2026 | 3778P<2021 5038P<2021 3342P<2021 3470P>2021 | A | 2A | 82000 | 6 | Premium Luxury, Prestige
GV70 | suv | 2020-2026 | 2497P 3470P 2151D | A | A | 48000 | 14 | Advanced, Sport
GV80 | suv:5/7 | 2020-2026 | 2497P 3470P 2996D<2024 | A | 2A | 62000 | 16 | Standard, Advanced
`,
  },
  {
    name: 'SsangYong',
    region: 'korea',
    weights: [6, 0],
    leftHand: 'Chairman',
    models: `
Korando | suv | 1996-2026 | 2874D<2006 1998D>2010<2019 1597D>2019 1497P>2019 | M A | 24 | 23500 | 26 | CX5<2017, TX5<2006, Pioneer>2019
Rexton | suv:5/7 | 2001-2026 | 2696D<2012 2157D>2015 1998D>2012<2017 2874D<2006 | A M | 42 | 34000 | 30 | RX270 XDi<2012, RX7<2017, ELX>2017
Actyon | suv | 2005-2011 | 1998D 2295P | M A | 42 | 22500 | 8 | Sports, A200 XDi
Actyon Sports | double-cab | 2006-2018 | 1998D 2157D>2015 | M A | 42 | 24000 | 14 | Tradie, SX
Kyron | suv | 2005-2014 | 1998D 2696D | M A | 42 | 25500 | 8 | M200 XDi, M270
Musso | double-cab | 2018-2026 | 2157D | M A | 42 | 30000 | 10 | EX, Rebel, Saracen
Musso SUV | suv | 1993-2005 | 2874D 2299P 3199P | M A | 42 | 24000 | 3 | E23, E32
Tivoli | suv | 2015-2026 | 1597P 1597D 1497P>2019 | A M | 2A | 20500 | 12 | SE, ELX
Rodius | mpv:5/7 | 2004-2019 | 2696D<2013 1998D>2013<2016 2157D>2015 | A M | 24 | 27000 | 4 | S, SX, EX
Chairman | sedan | 1997-2017 | 3199P 2799P 3598P>2008 | A | 2 | 42000 | 2 | CM600S, CW600
`,
  },
  {
    name: 'Daewoo',
    region: 'korea',
    weights: [5, 8],
    leftHand: 'Labo, Damas, BS106',
    models: `
Matiz | hatchback | 1998-2011 | 796P 995P>2003 | M A | 2 | 8800 | 40 | SE, S
Lanos | sedan | 1997-2008 | 1349P 1498P 1598P | M A | 2 | 10500 | 10 | SX, SE
Nubira | sedan | 1997-2008 | 1598P 1998P<2003 | M A | 2 | 12500 | 8 | SX, CDX
Lacetti | sedan | 2002-2011 | 1399P 1598P 1799P | M A | 2 | 13500 | 12 | SE, Premiere>2008
Leganza | sedan | 1997-2002 | 1998P | A M | 2 | 15500 | 2 | CDX
Kalos | hatchback | 2002-2008 | 1150P 1399P | M A | 2 | 11000 | 6 | S, SE
Labo | truck:2/2 | 1991-2021 | 796P 796L | M | 2 | 8500 | 12 | Standard, Long Deck
Damas | van:5/5 | 1991-2021 | 796P 796L | M | 2 | 8500 | 12 | Coach, Panel Van
Novus | truck | 2004-2026 | 10964D 7640D 5890D | M | 68 | 82000 | 20 | Dump, Cargo, Mixer
Prima Tractor | tractor-unit | 2010-2026 | 10964D | M | 6 | 92000 | 6 | 420 Sleeper, 380 High Roof
BS106 | bus:2/45 | 1991-2026 | 8071D<2007 7640D>2007 10964D>2003 | M | 2 | 105000 | 8 | Royal City, City Bus
`,
  },
  {
    name: 'BYD',
    region: 'china',
    weights: [8, 0],
    models: `
Atto 3 | suv | 2022-2026 | 60E 49E | A | 2 | 38000 | 40 | Standard Range, Extended Range
Dolphin | hatchback | 2021-2026 | 44E 60E | A | 2 | 27000 | 40 | Active, Boost, Design
Seal | sedan | 2022-2026 | 82E 61E | A | 2A | 46000 | 16 | Design, Premium, Excellence AWD
Song Plus | suv | 2020-2026 | 1498H 71E | A | 2 | 28000 | 16 | DM-i, Flagship
Yuan Plus | suv | 2022-2026 | 60E 49E | A | 2 | 24000 | 12 | Honor, Flagship
Han | sedan | 2020-2026 | 76E 85E | A | 2A | 42000 | 5 | EV Flagship
F3 | sedan | 2005-2021 | 1488P 1497P>2012 1584P<2013 | M C>2015 | 2 | 9500 | 8 | GLX-i, GS-i
Tang | suv:5/7 | 2018-2026 | 86E 1498H>2021 | A | A2 | 45000 | 5 | EV Flagship, DM-i
Seagull | hatchback:5/4 | 2023-2026 | 30E 38E | A | 2 | 12500 | 10 | Vitality, Flying
`,
  },
  {
    name: 'Chery',
    region: 'china',
    weights: [7, 0],
    models: `
QQ3 | hatchback | 2003-2015 | 812P 1083P | M | 2 | 6800 | 30 | TE, TX
Tiggo | suv | 2005-2016 | 1597P 1971P 2351P<2010 | M A | 2 | 16500 | 14 | TX, TXE
Tiggo 4 Pro | suv | 2021-2026 | 1498P | C M | 2 | 17500 | 24 | Urban, Elite, Comfort
Tiggo 7 Pro | suv | 2020-2026 | 1498P 1598P>2022 | C A>2022 | 2 | 24000 | 16 | Distinction, Executive
Tiggo 8 Pro | suv:5/7 | 2020-2026 | 1598P 1998P | A | 2A | 30000 | 10 | Distinction, Executive
A1 | hatchback | 2007-2014 | 1297P | M | 2 | 8200 | 4 | TE, TX
J2 | hatchback | 2010-2016 | 1497P | M | 2 | 9500 | 3 | TX
`,
  },
  {
    name: 'Geely',
    region: 'china',
    weights: [4, 0],
    models: `
Coolray | suv | 2018-2026 | 1477P 1498P | A | 2 | 21500 | 20 | Comfort, Sport
Emgrand | sedan | 2009-2026 | 1498P 1799P<2016 1799P>2016 | M C A>2021 | 2 | 14500 | 14 | GS, Comfort, Luxury
MK | sedan | 2006-2016 | 1498P | M | 2 | 9500 | 6 | Base, GL
Atlas | suv | 2016-2026 | 1799P 2378P<2020 1477P>2021 | A M | 2A | 24500 | 8 | Comfort, Flagship
Geometry C | suv | 2020-2026 | 53E 70E | A | 2 | 26000 | 3 | Standard
`,
  },
  {
    name: 'Great Wall',
    region: 'china',
    weights: [9, 0],
    models: `
Steed 5 | double-cab | 2010-2020 | 1996D 2378P 2237P | M | 24 | 19500 | 30 | Base, Luxury, Lux
Steed 6 | double-cab | 2014-2020 | 1996D | M | 24 | 22500 | 12 | Xscape
Wingle 5 | double-cab | 2010-2024 | 2771D<2014 1996D 2378P | M | 24 | 18500 | 22 | Elite, Luxury
P-Series | double-cab | 2019-2026 | 1996D | A M | 42 | 29500 | 24 | SX, LS, LT
Hover | suv | 2005-2015 | 2378P 2771D<2010 1996D>2010 | M A | 24 | 19500 | 10 | H3, H5
Florid | hatchback | 2008-2013 | 1298P 1497P | M | 2 | 10500 | 3 | Lux
`,
  },
  {
    name: 'Haval',
    region: 'china',
    weights: [8, 0],
    models: `
Jolion | suv | 2020-2026 | 1497P 1497H>2022 | A M | 2 | 22500 | 40 | City, Luxury, Premium, Super Luxury
H6 | suv | 2011-2026 | 1998P>2016 1497P 1996D<2017 1497H>2021 | A M | 2A | 26500 | 30 | Premium, Luxury, Super Luxury
H2 | suv | 2014-2021 | 1497P | M A | 2 | 18500 | 16 | City, Luxury
H1 | suv | 2014-2021 | 1497P | M A | 2 | 14500 | 6 | Base
H9 | suv:5/7 | 2014-2026 | 1967P 1996D>2019 | A | 4 | 36500 | 6 | Luxury
`,
  },
  {
    name: 'MG',
    region: 'europe',
    weights: [9, 0],
    yards: 'british',
    models: `
ZS | suv | 2017-2026 | 1498P 999P 44E>2019<2021 72E>2021 | M A C>2021 | 2 | 19500 | 40 | Explore, Excite, Exclusive
HS | suv | 2018-2026 | 1490P 1995P | A M | 2A | 26500 | 18 | Excite, Exclusive
MG3 | hatchback | 2011-2026 | 1498P 1490H>2023 | M | 2 | 13500 | 20 | 3Form, 3Style, Excite
MG4 | hatchback | 2022-2026 | 51E 64E | A | 2 | 32000 | 10 | SE, Trophy
MG5 | wagon | 2020-2026 | 52E 61E | A | 2 | 30000 | 4 | Excite, Exclusive
MG6 | sedan | 2010-2020 | 1796P 1490P>2016 | M | 2 | 18000 | 3 | S, TSE
TF | sedan:2/2 | 2002-2011 | 1588P 1796P | M | 2 | 19500 | 2 | 115, 135, LE500>2008
ZR | hatchback | 2001-2005 | 1396P 1588P 1796P | M | 2 | 14500 | 2 | 105, 160
`,
  },
  {
    name: 'Maxus',
    region: 'china',
    weights: [3, 10],
    models: `
T60 | double-cab | 2016-2026 | 2746D<2021 1996D>2019 | M A | 42 | 28500 | 20 | Comfort, Elite, Trailrider
T90 | double-cab | 2021-2026 | 1996D 88E>2022 | A M | 42 | 32500 | 8 | Elite, Luxury
D90 | suv:5/7 | 2017-2026 | 1996P 1996D>2019 | A | 24 | 36000 | 3 | Executive, Elite
G10 | minibus:5/9 | 2014-2026 | 1995P 1850D>2016 | M A | 2 | 24500 | 12 | Executive, Van
V80 | van:4/3 | 2011-2026 | 2499D | M | 2 | 25500 | 20 | Short Wheelbase, Long Wheelbase High Roof
Deliver 9 | van:4/3 | 2019-2026 | 1996D | M A | 2 | 31000 | 12 | LWB High Roof, LWB Mid Roof
`,
  },
  {
    name: 'JAC',
    region: 'china',
    weights: [3, 14],
    models: `
T6 | double-cab | 2015-2026 | 1999D 2771D>2018 1997P | M | 24 | 21500 | 20 | Comfort, Lux
T8 | double-cab | 2018-2026 | 1999D | M A | 42 | 25500 | 20 | Comfort, Lux, Super Lux
J3 | hatchback | 2008-2016 | 1332P | M | 2 | 9500 | 3 | Base
S3 | suv | 2014-2023 | 1499P 1590P | M C | 2 | 16500 | 4 | Comfort, Intelligent
X200 | truck | 2014-2026 | 1999D 2771D | M | 2 | 18500 | 40 | Flat Body, Dropside, Box Body
N-Series | truck | 2014-2026 | 2771D 3760D 4752D | M | 2 | 26000 | 24 | N56 Flat Body, N75 Box Body, N90 Tipper
Gallop | truck | 2012-2026 | 9726D 11596D | M | 68 | 62000 | 6 | Tipper, Cargo
Sunray | minibus:4/15 | 2012-2026 | 2771D 1999D>2016 | M | 2 | 27000 | 8 | 15-Seater, Panel Van
`,
  },
  {
    name: 'Changan',
    region: 'china',
    weights: [4, 4],
    models: `
CS35 | suv | 2012-2026 | 1598P 1392P>2020 | M A | 2 | 16500 | 12 | Comfort, Luxury
CS55 Plus | suv | 2019-2026 | 1494P | A | 2 | 21500 | 10 | Comfort, Luxury
CS75 Plus | suv | 2019-2026 | 1494P 1998P | A | 2 | 25500 | 8 | Luxury, Flagship
Alsvin | sedan | 2018-2026 | 1370P 1480P | M A | 2 | 12500 | 10 | Comfort, Lumiere
Hunter | double-cab | 2019-2026 | 1998P 1910D | M A | 24 | 22500 | 10 | Comfort, Elite
Star Truck | truck:2/2 | 2010-2026 | 998P 1243P | M | 2 | 8500 | 14 | Single Cab, Double Cab
Star Van | van:5/7 | 2004-2026 | 998P 1243P | M | 2 | 8800 | 8 | Standard, High Roof
`,
  },
  {
    name: 'GAC',
    region: 'china',
    weights: [3, 0],
    models: `
GS3 | suv | 2017-2026 | 1495P | A M | 2 | 18500 | 10 | GB, GE, GL
GS4 | suv | 2015-2026 | 1495P | A | 2 | 21500 | 6 | GE, GL
GS8 | suv:5/7 | 2016-2026 | 1991P | A | 2A | 33500 | 4 | GL, GT
Emkoo | suv | 2022-2026 | 1497P | A | 2 | 25000 | 4 | GB, GL
`,
  },
  {
    name: 'BAIC',
    region: 'china',
    weights: [3, 0],
    models: `
D20 | hatchback | 2010-2020 | 1342P 1499P | M A | 2 | 9800 | 10 | Comfort, Fashion
X25 | suv | 2015-2021 | 1499P | M A | 2 | 13500 | 8 | Comfort, Elite
X55 | suv | 2015-2026 | 1499P 1495P>2021 | M A | 2 | 20500 | 10 | Dynamic, Elite, Premium
BJ40 | suv:5/5 | 2013-2026 | 1985P 1996D>2019 | M A | 4 | 31000 | 8 | City Hunter, Plus
`,
  },
  {
    name: 'Dongfeng',
    region: 'china',
    weights: [2, 12],
    models: `
Rich 6 | double-cab | 2018-2026 | 2488D 2298D>2020 | M | 42 | 21500 | 10 | Elite, Luxury
Glory 580 | suv:5/7 | 2016-2026 | 1498P 1798P | C M | 2 | 18500 | 6 | Comfort, Luxury
Captain | truck | 2010-2026 | 2771D 3760D 3856D | M | 2 | 23500 | 24 | Flat Body, Box Body, Tipper
KR | truck | 2014-2026 | 5883D 6690D | M | 2 | 46000 | 10 | Flat Body, Tipper, Fuel Tanker
KC Tipper | truck | 2010-2026 | 8900D 11120D | M | 68 | 66000 | 16 | Tipper, Dump
KL Tractor | tractor-unit | 2008-2026 | 8900D 11120D 13000D>2016 | M | 62 | 68000 | 14 | Flat Roof, High Roof
`,
  },
  {
    name: 'Foton',
    region: 'china',
    weights: [3, 22],
    models: `
Tunland | double-cab | 2011-2026 | 2776D<2020 1968D>2019 | M A>2019 | 42 | 23500 | 20 | Comfort, Luxury, E
Tunland Single Cab | pickup | 2012-2026 | 2776D<2020 1968D>2019 | M | 24 | 18500 | 8 | Base
Sauvana | suv:5/7 | 2014-2023 | 1981P 2776D | A M | 42 | 28500 | 3 | Comfort, Luxury
Aumark | truck | 2010-2026 | 2776D 3760D 2771D<2016 | M | 2 | 25500 | 34 | Flat Body, Box Body, Refrigerated Van, Tipper
Auman Tipper | truck | 2008-2026 | 9726D 11800D>2014 10800D>2013 | M | 68 | 65000 | 22 | Tipper, Mixer
Auman Tractor | tractor-unit | 2008-2026 | 9726D 10800D 11800D>2014 | M A>2019 | 62 | 70000 | 20 | GTL Sleeper>2013, ETX High Roof
View | minibus:4/15 | 2008-2026 | 2776D 2237P 2438P | M | 2 | 21500 | 24 | CS2>2016, C1, 15-Seater
Gratour | truck:2/2 | 2014-2026 | 1206P 1499P | M | 2 | 9500 | 8 | Single Cab, Mini Cargo
`,
  },
  {
    name: 'FAW',
    region: 'china',
    weights: [0, 24],
    models: `
J5P Tipper | truck | 2008-2026 | 8600D 11040D | M | 68 | 62000 | 26 | 28.290 Tipper, 33.330 Tipper, Mixer
J6P Tractor | tractor-unit | 2010-2026 | 11040D 12530D | M A>2019 | 62 | 72000 | 22 | 28.380, 33.420, 28.500>2019
8.140 | truck | 2010-2026 | 3857D 4087D | M | 2 | 30500 | 26 | Flat Body, Dropside, Box Body
15.180 | truck | 2012-2026 | 5702D 6618D | M | 2 | 44000 | 24 | Flat Body, Curtainsider, Water Tanker
6.130 | truck | 2016-2026 | 3168D 3857D | M | 2 | 25500 | 12 | Flat Body, Box Body
Tiger V | truck | 2014-2026 | 2771D 2499D | M | 2 | 21500 | 8 | Flat Body, Dropside
`,
  },
  {
    name: 'Sinotruk',
    region: 'china',
    weights: [0, 40],
    models: `
Howo 371 Tipper | truck | 2007-2026 | 9726D | M | 68 | 58000 | 60 | Tipper, 6x4 Dump, 20-Tonne Tipper
Howo A7 Tractor | tractor-unit | 2009-2026 | 9726D 11596D | M A>2018 | 62 | 66000 | 40 | 420 High Roof, 380 Flat Roof
Howo T7H Tractor | tractor-unit | 2014-2026 | 10518D 12419D | A M | 62 | 82000 | 8 | 440 High Roof, 480 High Roof
Howo Mixer | truck | 2008-2026 | 9726D | M | 6 | 64000 | 12 | 8 m³ Mixer, 10 m³ Mixer
Howo Light | truck | 2010-2026 | 3760D 4087D 2771D | M | 24 | 25500 | 26 | Flat Body, Box Body, Dropside, Tipper
Howo Water Tanker | truck | 2008-2026 | 9726D | M | 62 | 60000 | 8 | 15000 L, 20000 L
Sitrak C7H | tractor-unit | 2013-2026 | 10518D 12419D | A | 62 | 98000 | 6 | 440, 540>2018
`,
  },
  {
    name: 'Shacman',
    region: 'china',
    weights: [0, 22],
    models: `
F2000 Tipper | truck | 2004-2018 | 9726D | M | 68 | 55000 | 18 | Tipper, Dump
F3000 Tipper | truck | 2009-2026 | 9726D 10800D 11596D | M | 68 | 62000 | 40 | Tipper, Mixer, Dump
F3000 Tractor | tractor-unit | 2009-2026 | 9726D 11596D | M | 62 | 65000 | 24 | 385 High Roof, 420 High Roof
X3000 Tractor | tractor-unit | 2013-2026 | 11596D 12540D 10800D | M A>2019 | 62 | 82000 | 20 | 420 High Roof, 500 High Roof>2017
L3000 | truck | 2013-2026 | 4580D 6690D | M | 2 | 41000 | 8 | Flat Body, Box Body
`,
  },
  {
    name: 'Yutong',
    region: 'china',
    weights: [0, 9],
    models: `
ZK6122H9 | bus:2/53 | 2009-2026 | 8900D 10520D>2016 | M | 2 | 165000 | 20 | 53-Seater, Luxury Coach
ZK6116 | bus:2/49 | 2012-2026 | 8849D 8900D | M | 2 | 135000 | 10 | 49-Seater
ZK6938 | bus:2/37 | 2008-2022 | 6690D 5900D | M | 2 | 92000 | 8 | 37-Seater, 39-Seater
ZK6729 | bus:2/28 | 2008-2022 | 3920D 4257D | M | 2 | 62000 | 6 | 28-Seater
`,
  },
  {
    name: 'King Long',
    region: 'china',
    weights: [0, 8],
    models: `
XMQ6127 | bus:2/51 | 2007-2026 | 8900D 9726D | M | 2 | 155000 | 10 | 51-Seater, Luxury Coach
XMQ6900 | bus:2/37 | 2009-2026 | 6690D | M | 2 | 95000 | 6 | 37-Seater
Kingo | minibus:4/15 | 2008-2026 | 2694P 2494D 2771D | M | 2 | 23500 | 20 | 15-Seater, High Roof, Panel Van
`,
  },
  {
    name: 'Higer',
    region: 'china',
    weights: [0, 6],
    models: `
KLQ6129 | bus:2/55 | 2008-2026 | 8900D 9726D | M | 2 | 150000 | 10 | V92>2012, 55-Seater
KLQ6885 | bus:2/35 | 2008-2022 | 6690D 5900D | M | 2 | 88000 | 6 | 35-Seater
H5C | minibus:4/15 | 2010-2026 | 2693P 2494D 2755D | M | 2 | 24500 | 12 | 15-Seater, High Roof
`,
  },
  {
    name: 'Tata',
    region: 'india',
    weights: [4, 20],
    models: `
Indica | hatchback | 1998-2018 | 1405D 1396P 1193P>2008 | M | 2 | 8800 | 10 | DLS, Vista>2008, LGI
Indigo | sedan | 2002-2018 | 1396P 1405D | M | 2 | 10500 | 4 | GLS, Manza>2009
Tiago | hatchback | 2016-2026 | 1199P 1047D<2020 | M A | 2 | 9800 | 8 | XE, XT, XZ
Nexon | suv | 2017-2026 | 1198P 1497D 40E>2022 | M A | 2 | 16500 | 6 | XM, XZ+
Safari | suv:5/7 | 1998-2026 | 2179D<2019 2956D<2010 1956D>2021 | M A | 24 | 24500 | 5 | EX, Storme>2012, XZ+>2021
Xenon | double-cab | 2007-2022 | 2179D 2956D>2008<2016 | M | 24 | 17500 | 20 | XT, DLE, Base
Telcoline | pickup | 1998-2012 | 1948D 2956D | M | 24 | 13500 | 6 | 207 DI, Single Cab
Ace | truck:2/2 | 2005-2026 | 702D 694P>2019 | M | 2 | 7200 | 40 | HT, EX, Gold>2019
Super Ace | truck:2/2 | 2009-2026 | 1405D | M | 2 | 10500 | 26 | Mint, DLS
LPT 613 | truck | 1998-2020 | 5675D | M | 2 | 26000 | 20 | Flat Body, Box Body
LPT 1518 | truck | 2006-2026 | 5883D | M | 2 | 42000 | 20 | Flat Body, Tipper, Water Tanker
LPK 2518 | truck | 2006-2026 | 5883D | M | 6 | 56000 | 20 | Tipper, Mixer
Prima 4028 | tractor-unit | 2012-2026 | 8900D 6692D | M | 26 | 66000 | 10 | Sleeper Cab
LP 713 | bus:2/33 | 2000-2022 | 5675D 3783D>2010 | M | 2 | 38000 | 14 | 29-Seater, 33-Seater
`,
  },
  {
    name: 'Mahindra',
    region: 'india',
    weights: [7, 8],
    models: `
Scorpio | suv:5/7 | 2002-2026 | 2179D 2609D<2009 1997P>2022 | M A | 24 | 19500 | 30 | GLX, mHawk>2008, S6>2014, S11>2016
Pik Up | double-cab | 2006-2026 | 2179D>2012 2498D<2013 | M A>2021 | 24 | 20500 | 40 | S4, S6>2017, S10>2017, S11>2021
Pik Up Single Cab | pickup | 2006-2026 | 2179D>2012 2498D<2013 | M | 24 | 15500 | 24 | S4, S6>2017, Base
Bolero | suv:5/7 | 2000-2026 | 2523D<2020 1493D>2016 | M | 24 | 14500 | 10 | DI, SLX, Power+>2016
XUV500 | suv:5/7 | 2011-2021 | 2179D 2198P>2016 | M A | 2A | 24500 | 8 | W6, W8, W10>2015
XUV300 | suv | 2019-2026 | 1197P 1497D | M A | 2 | 18500 | 6 | W4, W6, W8
Thar | suv:3/4 | 2010-2026 | 2498D<2018 2184D>2020 1997P>2020 | M A>2020 | 4 | 19500 | 4 | CRDe, LX
KUV100 | hatchback | 2016-2023 | 1198P 1198D | M | 2 | 10500 | 5 | K4, K6, K8
Bolero Maxi Truck | truck:2/2 | 2008-2026 | 2523D | M | 24 | 12500 | 30 | Plus, Flat Body
Supro | truck:2/2 | 2015-2026 | 909D 909P | M | 2 | 8200 | 14 | Minitruck, Profit
Jeeto | truck:2/2 | 2015-2026 | 625D 625P | M | 2 | 6500 | 8 | S6-11, L6-16
`,
  },
  {
    name: 'Maruti Suzuki',
    region: 'india',
    weights: [5, 0],
    models: `
Alto 800 | hatchback:5/5 | 2012-2023 | 796P | M | 2 | 6500 | 40 | LX, LXi, GL
Alto K10 | hatchback | 2010-2026 | 998P | M A>2014 | 2 | 7200 | 16 | LXi, VXi
S-Presso | hatchback | 2019-2026 | 998P | M A | 2 | 8200 | 20 | LXi, VXi, GL+
Dzire | sedan | 2008-2026 | 1197P 1248D<2020 1298P<2012 | M A | 2 | 11500 | 24 | LXi, VXi, ZXi, GL
Gypsy | suv:3/4 | 1996-2018 | 1298P | M | 4 | 11500 | 5 | King Hard Top, King Soft Top
Omni | van:5/8 | 1990-2019 | 796P | M | 2 | 5800 | 2 | 5-Seater, Cargo
XL6 | mpv:5/6 | 2019-2026 | 1462P | M A | 2 | 16500 | 4 | Zeta, Alpha
`,
  },
  {
    name: 'Ashok Leyland',
    region: 'india',
    weights: [0, 16],
    models: `
Dost | truck:2/2 | 2011-2026 | 1478D | M | 2 | 10800 | 30 | LS, Strong>2018, LX
Partner | truck | 2013-2026 | 2953D | M | 2 | 20500 | 14 | 4-Tyre Flat Body, 6-Tyre Box Body
Boss 1214 | truck | 2013-2026 | 3839D | M | 2 | 31000 | 14 | Flat Body, Tipper
2518 Tipper | truck | 2005-2026 | 5759D 5660D | M | 6 | 52000 | 20 | Tipper, Dump
U-Truck 3518 | tractor-unit | 2010-2026 | 5759D | M | 26 | 52000 | 8 | Day Cab, Sleeper Cab
Viking | bus:2/62 | 1998-2026 | 5759D 6540D<2010 | M | 2 | 52000 | 16 | 62-Seater, City Bus
Falcon | bus:2/67 | 2012-2026 | 5759D | M | 2 | 56000 | 8 | 67-Seater, 51-Seater
Lynx | bus:2/35 | 2006-2026 | 3839D | M | 2 | 38000 | 8 | 28-Seater, 35-Seater
`,
  },
  {
    name: 'Eicher',
    region: 'india',
    weights: [0, 9],
    models: `
Pro 1049 | truck | 2014-2026 | 1999D 2960D | M | 2 | 16500 | 10 | Flat Body, Box Body
Pro 2050 | truck | 2019-2026 | 1999D 2960D | M | 2 | 18500 | 10 | Flat Body, Dropside
Pro 6028 Tipper | truck | 2014-2026 | 5132D | M | 6 | 54000 | 14 | Tipper, Mixer
10.90 | truck | 1998-2014 | 3298D | M | 2 | 20500 | 14 | Flat Body, Box Body
Skyline | bus:2/33 | 2009-2026 | 3298D 3455D | M | 2 | 38000 | 10 | 33-Seater, 26-Seater
`,
  },
  {
    name: 'Proton',
    region: 'asia-pacific',
    weights: [4, 0],
    models: `
Saga | sedan | 1992-2026 | 1332P>2008 1299P<2008 1468P<2008 | M A | 2 | 9800 | 30 | FLX>2010, Standard, Premium>2016
X50 | suv | 2020-2026 | 1477P 1499P | A | 2 | 24500 | 14 | Standard, Executive, Premium
X70 | suv | 2018-2026 | 1799P 1477P>2022 | A | 2A | 28500 | 12 | Standard, Executive, Premium
Persona | sedan | 2007-2026 | 1597P | M C | 2 | 13500 | 10 | Standard, Executive
Exora | mpv:5/7 | 2009-2023 | 1597P 1561P>2011 | A C M | 2 | 17500 | 6 | Bold, Executive
Gen-2 | hatchback | 2004-2012 | 1597P 1332P | M A | 2 | 13500 | 4 | GL, GLS
Savvy | hatchback | 2005-2011 | 1149P | M A | 2 | 10500 | 2 | Style, Street
Wira | sedan | 1993-2009 | 1299P 1468P 1584P | M A | 2 | 11000 | 3 | GL, GLi
`,
  },
  {
    name: 'Perodua',
    region: 'asia-pacific',
    weights: [3, 0],
    models: `
Myvi | hatchback | 2005-2026 | 1298P<2018 1495P>2011 989P<2011 1329P>2017 | A M C>2021 | 2 | 12500 | 40 | G, X, AV
Viva | hatchback | 2007-2014 | 847P 989P | M A | 2 | 8200 | 14 | SX, EZ
Axia | hatchback | 2014-2026 | 998P | A M C>2023 | 2 | 8800 | 16 | E, G, SE
Kelisa | hatchback | 2001-2008 | 989P | M A | 2 | 8500 | 3 | GX, EZ
Kenari | hatchback | 2000-2009 | 989P | M A | 2 | 9000 | 3 | GX, EZ
Bezza | sedan | 2016-2026 | 998P 1329P | A M | 2 | 10500 | 10 | G, X, AV
`,
  },
]
