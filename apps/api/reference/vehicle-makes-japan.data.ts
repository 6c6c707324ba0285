import type { MakeFacts } from './vehicle-notation.ts'

/** Japanese makes, cars and their light commercials. Row notation: vehicle-notation.ts. */
export const japaneseMakes: readonly MakeFacts[] = [
  {
    name: 'Toyota',
    region: 'japan',
    weights: [1000, 330],
    leftHand: 'Sequoia, Tundra, Tacoma',
    holds: 0.012,
    badges: 'D:D-4D>2001',
    models: `
Vitz | hatchback | 1999-2020 | 996P 1296P<2010 1329P>2010 1496P 1496H>2017 | A<2005 C>2005 M | 24 | 14500 | 100 | F, U>2005, Jewela>2008, RS, X
Yaris | hatchback | 1999-2026 | 998P 1329P>2009<2020 1496P 1490H>2020 1364D<2018 | C>2006 M A<2006 | 2 | 18500 | 28 | X>2020, G>2020, Z>2020, T3<2012, Xs>2012<2020
Yaris Cross | suv | 2020-2026 | 1490P 1490H | C | 24 | 22500 | 16 | X, G, Z
GR Yaris | hatchback:3/4 | 2020-2026 | 1618P | M | A | 36000 | 3 | RZ, RC
Passo | hatchback | 2004-2023 | 996P 1297P<2016 | A<2010 C>2010 | 24 | 12500 | 46 | X, +Hana>2010, Moda>2016, G<2016
Aqua | hatchback | 2011-2026 | 1496H<2021 1490H>2021 | C | 2 | 18500 | 62 | L<2021, S<2021, G, X>2021, Crossover>2017<2021
Ractis | hatchback | 2005-2016 | 1296P<2010 1329P>2010 1496P | C | 24 | 15500 | 20 | X, G, S
Porte | hatchback:4/5 | 2004-2020 | 1298P<2012 1496P | A<2012 C>2012 | 24 | 16000 | 8 | X, G, F>2014
Spade | hatchback:4/5 | 2012-2020 | 1496P 1329P<2015 | C | 24 | 16500 | 6 | X, Y, F, G
ist | hatchback | 2002-2016 | 1298P<2007 1496P 1797P>2007 | A<2007 C>2007 | 24 | 14500 | 12 | F<2007, S<2007, 150G>2007, 180G>2007
bB | hatchback | 2000-2016 | 1297P 1495P | A | 24 | 14000 | 9 | S, Z, Z Aero G>2005
Raum | hatchback | 1997-2011 | 1496P | A | 24 | 13500 | 8 | C Package, G Package
Roomy | hatchback | 2016-2026 | 996P | C | 24 | 16500 | 14 | X, G, Custom G, Custom G-T
Tank | hatchback | 2016-2020 | 996P | C | 24 | 16000 | 8 | X, G, Custom G
Pixis Epoch | hatchback:5/4 | 2012-2026 | 658P | C | 24 | 9500 | 4 | X, L, G
Starlet | hatchback | 1990-1999 | 1331P | MA | 2 | 9500 | 3 | Reflet, Glanza V, Soleil
Corolla | sedan | 1995-2026 | 1498P<2007 1598P>2007 1798P 1797H>2018 1364D>2004<2018 | A<2010 C>2010 M | 2 | 19500 | 38 | XLi, GLi, LE, G, Quest<2020
Corolla Axio | sedan | 2006-2025 | 1496P 1797P<2012 1329P>2012 1496H>2013 | C M | 24 | 17500 | 52 | X, G, Luxel<2012, EX>2019
Corolla Fielder | wagon | 2000-2025 | 1496P 1794P<2006 1797P>2006<2022 1496H>2013 | A<2006 C>2006 M | 24 | 18500 | 64 | X, S, 1.5G>2006, Aerotourer, EX>2019, WxB>2015
Corolla Touring | wagon | 2019-2026 | 1797P 1797H 1986P>2022 | C | 24 | 24000 | 8 | G-X, S, W x B
Corolla Sport | hatchback | 2018-2026 | 1196P<2022 1797H | C M<2022 | 24 | 23500 | 5 | G-X, G, G Z
Corolla Cross | suv | 2021-2026 | 1797P 1797H 1986P>2023 | C | 24 | 27500 | 14 | G, S, Z, XS
Corolla RunX | hatchback | 2001-2006 | 1496P 1794P | AM | 24 | 14500 | 10 | X, G, S, Z Aero
Corolla Spacio | mpv | 1997-2007 | 1587P<2001 1497P>2001 1794P>2001 | A | 24 | 15000 | 5 | X, V, S
Corolla Rumion | hatchback | 2007-2015 | 1496P 1797P | C | 24 | 16500 | 7 | G, S, Aerotourer
Auris | hatchback | 2006-2018 | 1496P 1797P 1598P 1797H>2010 1364D | C M | 24 | 18500 | 16 | 150X, 180G, RS, Icon>2012
Premio | sedan | 2001-2021 | 1496P 1794P<2007 1797P>2007 1986P>2007<2020 | A<2007 C>2007 | 24 | 23500 | 40 | X, F, G, F EX Package
Allion | sedan | 2001-2021 | 1496P 1794P<2007 1797P>2007 1986P>2007<2020 | A<2007 C>2007 | 24 | 23000 | 34 | A15, A18, A18 G Package, A20
Belta | sedan | 2005-2012 | 996P 1296P | C | 24 | 14500 | 13 | X, G, S
Platz | sedan | 1999-2005 | 997P 1496P 1298P>2002 | AM | 24 | 12500 | 6 | F, X, S
Probox | wagon | 2002-2026 | 1298P<2014 1329P>2014 1496P 1496H>2018 | A<2014 C>2014 M<2014 | 24 | 15500 | 72 | DX, DX Comfort, GL, F
Succeed | wagon | 2002-2020 | 1496P | A<2014 C>2014 M<2014 | 24 | 16000 | 32 | U, UL, TX, UL-X>2014
Camry | sedan | 1994-2026 | 2164P<2001 2362P>2001<2011 2494H>2011<2017 2487H>2017 2494P>2011 | A<2017 C>2011 | 2 | 27500 | 12 | G, X, WS>2017, LE, Hybrid G>2011
Mark X | sedan | 2004-2019 | 2499P 2994P<2009 3456P>2009 | A | 24 | 28000 | 26 | 250G, 250RDS>2016, 250G S Package, Premium
Mark II | sedan | 1992-2004 | 1988P 2491P | A M | 2 | 24000 | 6 | Grande, Tourer V, iR-S
Crown | sedan | 1995-2026 | 2499P<2018 2994P<2008 2493H>2012<2018 1998P>2015 2487H>2018 | A C>2012 | 24 | 38000 | 18 | Royal Saloon<2018, Athlete S<2018, RS>2018, G>2018
Crown Majesta | sedan | 1999-2018 | 4292P>2004<2009 4608P>2009<2013 3456H>2013 2997P<2004 | A C>2013 | 24 | 52000 | 2 | C Type, A Type, F Version
Avensis | wagon | 1998-2018 | 1998P 1794P 1998D<2015 | A<2009 C>2009 M | 2 | 24000 | 6 | Xi, Li, TR<2012
Prius | hatchback | 1997-2026 | 1496H<2009 1797H>2009<2023 1986H>2023 | C | 24 | 25500 | 36 | S, G, A>2015, L<2015, Z>2023
Prius Alpha | wagon | 2011-2021 | 1797H | C | 2 | 25500 | 14 | S, G, S Touring, G Touring
Sai | sedan | 2009-2017 | 2362H | C | 2 | 31000 | 3 | S, G, G A Package
Altezza | sedan | 1998-2005 | 1988P 1998P | M A | 2 | 23000 | 3 | RS200, AS200
Chaser | sedan | 1992-2001 | 1988P 2491P | A M | 2 | 24000 | 2 | Avante, Tourer V
Brevis | sedan | 2001-2007 | 2491P 2997P | A | 2 | 27000 | 2 | Ai250, Ai300
Verossa | sedan | 2001-2004 | 1988P 2491P | A | 24 | 24000 | 2 | 20, 25, VR25
Carina | sedan | 1996-2001 | 1498P 1762P | A M | 2 | 16000 | 2 | Ti, Si, GT
Caldina | wagon | 1992-2007 | 1794P>2002 1998P 1762P<2002 | A | 24 | 19500 | 4 | ZT, GT-T, X
Opa | wagon | 2000-2005 | 1794P 1998P | A | 24 | 17000 | 2 | i, a, i S Package
86 | sedan:2/4 | 2012-2021 | 1998P | M A | 2 | 27000 | 4 | G, GT, GT Limited
GR86 | sedan:2/4 | 2021-2026 | 2387P | M A | 2 | 31000 | 2 | SZ, RZ
Supra | hatchback:3/2 | 2019-2026 | 1998P 2998P | A M>2022 | 2 | 52000 | 2 | SZ, SZ-R, RZ
Celica | hatchback:3/4 | 1994-2006 | 1794P>1999 1998P<1999 | M A | 2 | 20000 | 2 | SS-I, SS-II
RAV4 | suv | 1994-2026 | 1998P<2018 2362P>2005<2013 2494P>2013 1986P>2018 2487H>2018 2231D>2006<2015 | A<2013 C>2005 M<2018 | 4A2 | 31500 | 40 | G, X, Sport<2016, Style<2016, Adventure>2018
Harrier | suv | 1997-2026 | 2994P<2003 2362P>2003<2013 1986P>2013 2493H>2013<2020 2487H>2020 2164P<2003 | A<2013 C>2013 | 24 | 38000 | 44 | 240G<2013, Elegance>2013<2020, Premium>2013<2020, Progress>2015<2020, G>2020, Z>2020
Land Cruiser Prado | suv:5/7 | 1996-2023 | 2693P 2982D<2015 2754D>2015 3956P>2002<2019 3378P<2002 | A M<2010 | 4 | 60000 | 52 | TX, TX-L>2009, TZ, TZ-G>2009, VX-L, VXR
Land Cruiser 200 | suv:5/8 | 2007-2021 | 4461D 4608P | A | 4 | 105000 | 16 | AX, AX G Selection, ZX, VX-R, GX-R
Land Cruiser 300 | suv:5/7 | 2021-2026 | 3345D 3444P | A | 4 | 115000 | 7 | GX, VX, ZX, GR Sport
Land Cruiser 100 | suv:5/8 | 1998-2007 | 4163D 4663P | A M | 4 | 58000 | 6 | VX, VX Limited, GX, Active Vacation
Land Cruiser 76 | suv@southern | 2007-2026 | 4164D<2022 4461D 2755D>2023 3956P | M A>2023 | 4 | 56000 | 5 | LX, Standard
Land Cruiser 79 | pickup@southern | 1999-2026 | 4164D 4461D>2007 2755D>2023 3956P>2009 | M A>2023 | 4 | 52000 | 10 | LX, Standard
Land Cruiser 80 | suv:5/8 | 1990-1997 | 4163D 4476P | A M | 4 | 46000 | 3 | VX, VX Limited, GX
Fortuner | suv:5/7@southern | 2005-2026 | 2982D<2015 2494D<2015 2755D>2015 2393D>2015 3956P<2015 2694P | AM | 42 | 42000 | 22 | 2.4 GD-6>2015, Heritage>2013, Epic>2018, VX>2020
Hilux | double-cab | 2005-2026 | 2982D<2015 2494D<2015 2755D>2015 2393D>2015 3956P<2016 | M A | 42 | 42000 | 50 | SR, SRX>2015, Raider, Legend 45>2013<2016, Legend 50>2018, Revo>2015, Invincible
Hilux Single Cab | pickup | 2005-2026 | 2494D<2015 2393D>2015 2694P 1998P | M | 24 | 26000 | 16 | S, SR, Workmate
Hilux Surf | suv | 1995-2009 | 2693P 2982D 3378P<2002 | A M<2002 | 4 | 32000 | 5 | SSR-X, SSR-G, SSR-V
Kluger | suv:5/7 | 2000-2007 | 2362P 2994P 3310H>2005 | A | 42 | 29000 | 9 | S, G, FOUR S
Highlander | suv:5/7 | 2008-2026 | 3456P<2023 2487H>2020 2672P<2019 | A C>2020 | A2 | 43000 | 3 | Limited, XLE, SE
Vanguard | suv:5/7 | 2007-2013 | 2362P 3456P | C A | 42 | 27500 | 20 | 240S, 240S G Package, 350S
Rush | suv | 2006-2026 | 1495P | A M | 42 | 19500 | 10 | G, X, S>2018
Raize | suv | 2019-2026 | 996P 1196P>2021 1196H>2021 | C | 24 | 19500 | 18 | X, G, Z
C-HR | suv | 2016-2024 | 1196P 1797H | C M | 2A | 26500 | 20 | S, G, G-T, S-T
FJ Cruiser | suv:5/5 | 2006-2022 | 3956P | A M | 4 | 34000 | 5 | Base, Color Package, Off-road Package
Cami | suv | 1999-2006 | 1297P | A M | 4 | 13500 | 2 | P, Q, Q Turbo
bZ4X | suv | 2022-2026 | 71E | A | 2A | 46000 | 2 | G, Z
Sequoia | suv:5/8 | 2000-2026 | 4663P<2009 5663P>2007<2022 3444H>2022 | A | 42 | 62000 | 2 | SR5, Limited, Platinum
Tundra | double-cab | 2000-2026 | 4663P<2009 5663P>2007<2021 3444P>2021 | A | 42 | 48000 | 3 | SR5, Limited, Platinum
Tacoma | double-cab | 1995-2026 | 3378P<2004 3956P>2004<2015 3456P>2015<2023 2393P>2023 | A M | 42 | 38000 | 2 | SR5, TRD Sport, TRD Off-Road
Noah | mpv:5/8 | 2001-2026 | 1998P<2007 1986P>2007 1797H>2014 | A<2007 C>2004 | 24 | 24500 | 50 | X, G, Si, S-G>2022, YY<2014
Voxy | mpv:5/8 | 2001-2026 | 1998P<2007 1986P>2007 1797H>2014 | A<2007 C>2004 | 24 | 25000 | 48 | X, Z, ZS, ZS Kirameki>2011<2022, S-Z>2022
Esquire | mpv:5/7 | 2014-2021 | 1986P 1797H | C | 24 | 27000 | 12 | Xi, Gi, Gi Premium
Alphard | mpv:5/7 | 2002-2026 | 2362P<2015 2994P<2008 3456P>2008 2493P>2015 2493H>2015 2362H<2014 | A C>2008 | 2A | 54000 | 34 | AX<2008, 240S>2008<2015, 350G>2008<2015, 2.5 S>2015, SC Package>2015, Executive Lounge>2015
Vellfire | mpv:5/7 | 2008-2026 | 2362P<2015 3456P<2023 2493P>2015 2493H>2011 2393P>2023 | C A | 2A | 54000 | 22 | 2.4Z<2015, 2.4Z Golden Eyes>2012<2015, 2.5Z>2015<2023, ZG Edition>2015<2023
Estima | mpv:5/7 | 1996-2019 | 2362P 2994P<2006 3456P>2006 2362H>2001 | A<2006 C>2006 | 24 | 31000 | 16 | X, G, Aeras, Aeras Premium
Wish | mpv:5/7 | 2003-2017 | 1794P<2009 1797P>2009 1998P<2009 1986P>2009 | A<2009 C>2009 | 24 | 20500 | 34 | X, 1.8S>2009, 1.8X>2009, 2.0Z>2009, G<2009
Isis | mpv:5/7 | 2004-2017 | 1794P<2009 1797P>2009 1998P<2009 1986P>2009 | A<2009 C>2004 | 24 | 21500 | 14 | L, G, Platana
Sienta | mpv:5/7 | 2003-2026 | 1496P 1490H>2022 1496H>2015<2022 1490P>2022 | A<2006 C>2006 | 24 | 19500 | 32 | X, G, Dice<2015, Funbase G>2018<2022, Z>2022
Gaia | mpv:5/7 | 1998-2004 | 1998P | A | 24 | 18500 | 2 | L, G Package
Ipsum | mpv:5/7 | 1996-2009 | 1998P<2001 2362P>2001 | A | 24 | 21500 | 8 | 240i>2001, 240s>2001, E Selection<2001
Nadia | mpv | 1998-2003 | 1998P | A | 24 | 18000 | 2 | L, Type SU
Innova | mpv:5/8@southern | 2004-2026 | 1998P 2494D<2016 2393D>2016 2694P | M A | 2 | 24000 | 5 | E, G, V
Avanza | mpv:5/7@southern | 2004-2026 | 1298P<2021 1495P 1496P>2021 | M A C>2021 | 2 | 17500 | 6 | S, SX, TX
Granace | mpv:5/8 | 2019-2025 | 2754D | A | 2 | 52000 | 2 | G, Premium
Hiace Van | van:5/3 | 1996-2026 | 1998P 2494D<2010 2982D>2006<2017 2754D>2017 2693P>2004 2779D<2004 | A M | 24 | 33000 | 100 | DX, Long DX, Super GL, Super GL Dark Prime>2016, DX GL Package>2010
Hiace Commuter | minibus:4/14 | 1996-2026 | 2694P 2982D>2006<2017 2754D>2017 2494D<2010 | A M | 24 | 33500 | 60 | DX, GL, Super Custom<2004, 14-Seater
Regius Ace Van | van:5/3 | 1999-2020 | 1998P 2982D>2006<2017 2754D>2017 2693P>2004 | A M | 24 | 32500 | 42 | DX, Long DX, Super GL
Quantum | minibus:4/16@southern | 2004-2026 | 2494D<2014 2694P<2019 2755D>2019 | M | 2 | 36000 | 12 | Sesfikile, GL, SLWB>2019
Town Ace Van | van:5/2 | 1996-2026 | 1495P 1781P<2007 1496P>2020 | A M | 24 | 17500 | 26 | DX, GL, Super GL<2007
Lite Ace Van | van:5/2 | 1996-2026 | 1495P 1781P<2007 1496P>2020 | A M | 24 | 17500 | 12 | DX, GL
Town Ace Truck | truck | 1996-2026 | 1495P 1781P<2007 | M A | 24 | 15500 | 22 | Flat Body DX, Flat Body, Long Deck
Lite Ace Truck | truck | 1996-2026 | 1495P 1781P<2007 | M A | 24 | 15500 | 8 | Flat Body DX, Flat Body, Long Deck
Proace | van:5/3@british | 2013-2026 | 1560D<2019 1997D 1499D>2019 | M A | 2 | 30000 | 4 | Comfort, Icon, Active
Pixis Van | van:5/4 | 2011-2026 | 658P | A M | 24 | 10500 | 5 | Special, Deluxe, Cruise
Pixis Truck | truck:2/2 | 2011-2026 | 658P | M A | 42 | 9500 | 6 | Standard, Extra, Special
Dyna | truck | 1996-2026 | 4009D>2006 2982D>2006<2019 4104D<2004 4613D<2006 1998P | M A | 24 | 32000 | 44 | Flat Body, Long Flat Body, Dump, Aluminium Van, Double Cab Flat Body, Crane Truck
Toyoace | truck | 1996-2020 | 4009D>2006 2982D>2004<2019 4104D<2004 1998P | M A | 24 | 31500 | 24 | Flat Body, Dump, Aluminium Van, Refrigerated Van
Coaster | bus:2/29 | 1995-2026 | 4009D>2006 4104D<2007 4164D<2017 2755D>2023 | A M | 2 | 56000 | 36 | LX, GX, EX, Big Van
Pixis Joy | hatchback:5/4 | 2016-2023 | 658P | C | 24 | 12500 | 2 | C, F, S
`,
  },
  {
    name: 'Nissan',
    region: 'japan',
    weights: [400, 120],
    badges: 'D:dCi>2006',
    models: `
Note | hatchback | 2005-2026 | 1498P<2012 1198P>2012<2020 1198H>2016 | C | 24 | 16500 | 100 | 15X<2012, X>2012, Medalist>2012<2020, e-Power X>2016, Nismo>2014
March | hatchback | 1992-2022 | 1240P>2002<2010 1198P>2010 997P<2002 1386P>2002<2010 | A<2010 C>2002 M | 24 | 12500 | 46 | 12S>2002, 12X>2002, S, X, Bolero
Micra | hatchback@british | 2003-2022 | 1240P<2010 1198P>2010<2017 898P>2017<2020 999P>2017 1461D<2010 | M A | 2 | 15500 | 8 | Visia, Acenta, Tekna
Tiida | hatchback | 2004-2012 | 1498P 1798P | A C | 24 | 15500 | 38 | 15S, 15M, 15G, 18G
Tiida Latio | sedan | 2004-2012 | 1498P 1798P | A C | 24 | 15500 | 22 | 15S, 15M, 15G
Latio | sedan | 2012-2016 | 1198P | C | 2 | 15000 | 8 | B, S, X, G
Leaf | hatchback | 2010-2026 | 24E<2017 30E>2015<2017 40E>2017 62E>2019 | A | 2 | 31000 | 16 | S, X, G
Cube | hatchback | 1998-2019 | 1386P>2002<2008 1498P>2005 1348P<2002 | A<2006 C>2002 | 24 | 15500 | 16 | 14S<2008, 15X>2008, 15G>2008, Rider
Bluebird Sylphy | sedan | 2000-2012 | 1498P 1769P<2005 1998P | A C>2003 | 24 | 17500 | 16 | 15M, 15S, 20M, 20G
Sylphy | sedan | 2012-2020 | 1798P | C | 2 | 20500 | 14 | S, X, G
Wingroad | wagon | 1999-2018 | 1498P 1798P | A<2012 C>2005 | 24 | 15500 | 24 | 15M, 15S, 15RS, 18G
AD Van | wagon | 1999-2026 | 1295P<2006 1498P 1597P>2008 | A<2013 C>2006 M<2013 | 24 | 14000 | 26 | DX, VE, Expert<2010
Teana | sedan | 2003-2020 | 1998P<2008 2349P<2008 2488P>2008 3498P<2014 | A<2008 C>2008 | 2A | 28000 | 12 | 230JM<2008, 250XL>2008, XE>2014, XL>2014
Fuga | sedan | 2004-2022 | 2495P 3498P<2009 3696P>2009 3498H>2010 | A | 2A | 42000 | 5 | 250GT, 350GT<2009, 370GT>2009, Hybrid VIP Package>2010
Skyline | sedan | 1998-2026 | 2495P<2014 3498P<2008 3696P>2007<2014 3498H>2014<2019 1991P>2014<2019 2997P>2019 | A M<2014 | 2A | 36000 | 9 | 250GT, 350GT, 200GT-t>2014<2019, GT Type P>2019, GT Type SP>2019
GT-R | sedan:2/4 | 2007-2025 | 3799P | A | A | 98000 | 2 | Premium Edition, Black Edition, Nismo
Fairlady Z | hatchback:3/2 | 2002-2026 | 3498P<2008 3696P>2008<2021 2997P>2022 | M A | 2 | 38000 | 3 | Version S, Version ST, Version T
Primera | sedan | 1995-2005 | 1769P 1998P | A M | 24 | 18000 | 4 | 18C, 20L, 20G
Sunny | sedan | 1994-2004 | 1295P<2000 1497P 1769P>1998 | A M | 24 | 13500 | 5 | EX Saloon, FE, Super Saloon
Almera | sedan@southern | 1996-2026 | 1498P 1598P<2018 999P>2019 | M A C>2019 | 2 | 15500 | 6 | Acenta, Visia, Comfort
Cefiro | sedan | 1994-2003 | 1995P 2495P | A | 2 | 22500 | 2 | Excimo, 25 Excimo G
Stagea | wagon | 1996-2007 | 2495P 1998P<2001 | A | 2A | 27000 | 2 | 250RX, 25X, AR-X Four
Qashqai | suv@british | 2006-2026 | 1598P<2018 1997P<2021 1461D<2019 1197P>2014<2019 1332P>2019 | M C | 24 | 26500 | 12 | Acenta, Tekna, N-Connecta>2014, Visia
Dualis | suv | 2007-2014 | 1997P | C | 24 | 22500 | 26 | 20S, 20G, Crossrider
X-Trail | suv | 2000-2026 | 1998P<2007 1997P>2007 2488P 1995D>2008<2015 1997H>2015<2022 1497H>2022 1598D>2014<2018 | A<2007 C>2007 M | 42 | 27500 | 66 | S, X, 20X>2007, 20Xtt>2010<2013, 20X Emergency Brake>2013, G>2022
Juke | suv | 2010-2026 | 1498P<2019 1618P<2019 999P>2019 | C M | 2A | 19500 | 36 | 15RX<2019, 15RX V Selection<2019, 16GT Four<2019, Nismo RS>2014<2019, Tekna>2019
Kicks | suv | 2020-2026 | 1198H | C | 24 | 25000 | 10 | X, X Two-Tone, X FOUR>2022
Murano | suv | 2002-2024 | 2488P 3498P | A<2008 C>2002 | A2 | 33500 | 10 | 250XL, 250XV, 350XV Four
Patrol | suv:5/8 | 1997-2026 | 4759P<2016 2953D<2016 5552P>2010 3799P>2016<2024 | A M | 4 | 62000 | 8 | XE, SE, LE Platinum>2010, GRX<2010
Safari | suv:5/7 | 1997-2007 | 4169D<2003 2953D 4759P>2002 | A M | 4 | 42000 | 2 | Spirit, Granroad Limited
Pathfinder | suv:5/7 | 2005-2026 | 2488D<2014 3498P>2012 3954P<2012 | A C>2012 | 4A | 40000 | 5 | SE, LE, Tekna
Terrano | suv | 1995-2007 | 2664D<2002 2953D 3275P<2002 | A M | 4 | 28000 | 2 | R3m-R, Regulus
Navara | double-cab | 2005-2026 | 2488D 2298D>2015 2991D>2010<2016 | M A | 42 | 33500 | 30 | SE, LE, Tekna>2015, PRO-4X>2020, Outlaw<2016
Hardbody NP300 | pickup@southern | 2008-2022 | 2488D 1998P 2389P | M | 24 | 20500 | 12 | Base, Hi-Rider, SE
Datsun Truck | pickup | 1997-2002 | 1998P 2389P 3153D | M A | 24 | 17500 | 2 | DX, AX Limited
NP200 | pickup@southern | 2008-2024 | 1598P 1461D | M | 2 | 13500 | 6 | Base, S, SE
Serena | mpv:5/8 | 1999-2026 | 1998P<2010 1997P>2010 1198H>2018<2022 1997H>2012<2022 1433H>2022 2488P<2005 | A<2005 C>2001 | 24 | 24500 | 40 | 20S, 20G, Highway Star, Rider, e-Power XV>2018
Elgrand | mpv:5/8 | 1997-2026 | 2488P>2004 3498P>2002 3275P<2002 3153D<2000 | A<2010 C>2010 | 24 | 38500 | 9 | Highway Star, 250XG, 350 Highway Star>2010, Rider
Lafesta | mpv:5/7 | 2004-2018 | 1997P 1999P>2011 | C A>2011 | 24 | 20500 | 12 | 20S<2012, 20G<2012, Highway Star
Presage | mpv:5/7 | 1998-2009 | 2488P 2388P<2003 3498P>2003 | A C>2003 | 24 | 22500 | 2 | Highway Star, V
Livina | mpv:5/5@southern | 2006-2019 | 1598P 1798P | M A | 2 | 15500 | 3 | Acenta, Visia, X-Gear
Dayz | hatchback:5/4 | 2013-2026 | 659P | C | 24 | 12500 | 12 | J<2019, X, S>2019, Highway Star X
Dayz Roox | hatchback:5/4 | 2014-2020 | 659P | C | 24 | 13500 | 8 | S, X, Highway Star X
Moco | hatchback:5/4 | 2002-2016 | 658P | A<2011 C>2011 | 24 | 10500 | 4 | S, X, G
Otti | hatchback:5/4 | 2005-2013 | 657P | A | 24 | 9500 | 3 | S, E, Rider
Pino | hatchback:5/4 | 2007-2010 | 658P | A | 24 | 8500 | 1 | S, E
Sakura | hatchback:5/4 | 2022-2026 | 20E | A | 2 | 17500 | 3 | S, X, G
Ariya | suv | 2021-2026 | 66E 91E | A | 2A | 44000 | 1 | B6, B9, B6 e-4ORCE
Magnite | suv@southern | 2020-2026 | 999P | M C A | 2 | 13500 | 5 | Visia, Acenta, Acenta Plus
Caravan | van:5/3 | 1997-2026 | 1998P 2953D<2012 2488D>2012<2022 2439D>2022 2488P 2663D<2001 | A M | 24 | 27500 | 66 | DX, GX<2012, Long DX, Premium GX>2012
NV350 | minibus:4/14 | 2012-2026 | 2488D 2488P | M A | 2 | 31000 | 26 | Impendulo, Microbus DX, Microbus GX, 14-Seater
Urvan | minibus:4/14@southern | 1998-2012 | 2953D 2389P 2494P | M | 2 | 26000 | 8 | 14-Seater, 15-Seater, Standard Roof
Vanette Van | van:5/2 | 1994-2016 | 1789P 1998P<2000 1998D<2010 2184D<2003 | A M | 24 | 15500 | 28 | DX, GL, VX
Vanette Truck | truck | 1999-2016 | 1789P 2184D<2003 1998D<2010 | M A | 24 | 14500 | 16 | Flat Body DX, Flat Body, Long Deck
NV200 | van:5/5 | 2009-2026 | 1597P | A M C>2021 | 24 | 18500 | 20 | DX, VX, GX, Premium GX
NV100 Clipper | van:5/4 | 2013-2026 | 658P | A M | 24 | 11000 | 14 | DX, GX, DX GL Package
Clipper Van | van:5/4 | 2003-2013 | 657P 658P>2012 | A M | 24 | 9500 | 10 | DX, SD, GL
Clipper Truck | truck:2/2 | 2003-2026 | 657P<2013 658P>2013 | M A | 42 | 8800 | 18 | DX, SD, GX
Atlas | truck | 1992-2026 | 2953D<2012 1998P 2999D>2007 4777D<2007 3153D<2000 | M A | 24 | 30000 | 54 | Flat Body, Super Low Flat Body, Dump, Aluminium Van, Double Cab, Refrigerated Van
Civilian | bus:2/29 | 1999-2021 | 4169D<2005 4478P 4899D>2005<2010 2999D>2007 | A M | 2 | 52000 | 22 | SX, SV, GX, 29-Seater
`,
  },
  {
    name: 'Honda',
    region: 'japan',
    weights: [270, 42],
    models: `
Fit | hatchback | 2001-2026 | 1339P<2013 1317P>2013 1496P 1339H>2010<2013 1496H>2013 | C M | 24 | 16000 | 100 | 13G, L>2007, 15X>2013, RS>2007, Hybrid F Package>2013<2020, Home>2020, A<2007
Jazz | hatchback@british | 2002-2026 | 1339P<2014 1198P>2008<2020 1498P>2014 1498H>2020 1318P>2014<2020 | C M | 2 | 17500 | 10 | SE, ES, EX, Comfort>2014, Elegance
Fit Shuttle | wagon | 2011-2015 | 1496P 1339H | C | 24 | 18500 | 22 | 15C, 15X, Hybrid C, Hybrid Smart Selection
Shuttle | wagon | 2015-2022 | 1496P 1496H | C A | 24 | 20500 | 20 | G, Hybrid X, Hybrid Z
Fit Aria | sedan | 2002-2009 | 1339P 1496P | C | 24 | 14500 | 4 | 1.3A, 1.5W
Grace | sedan | 2014-2020 | 1496P 1496H | C A | 24 | 20500 | 10 | LX, DX, Hybrid EX, Hybrid LX
Insight | sedan | 2009-2022 | 1339H<2014 1496H>2018 | C | 2 | 22500 | 14 | G<2014, L<2014, LX>2018, EX>2018
Civic | sedan | 1995-2026 | 1493P<2005 1668P<2005 1799P>2005<2017 1496P>2016 1998P>2005 1339H>2005<2011 1597D>2013<2021 | A M C>2011 | 2 | 22500 | 14 | 1.8S>2005<2012, VTi<2005, RS>2017, EX
Accord | sedan | 1993-2026 | 1998P 2354P>2002<2015 1993H>2013 2204D>2003<2015 1496P>2017 | A C>2013 M | 2A | 28500 | 8 | 20EL<2013, 24TL>2008<2013, EX>2013, Hybrid LX>2013
Accord Wagon | wagon | 1997-2008 | 2253P<2002 2354P>2002 1998P>2002 | A | 2A | 26500 | 3 | 24E, 24T, 20A
Airwave | wagon | 2005-2010 | 1496P | C | 24 | 16500 | 12 | G, L, M
Stream | mpv:5/7 | 2000-2014 | 1668P<2006 1799P>2006 1998P | A C>2006 | 24 | 19500 | 26 | X, RSZ, ZS, iS<2006
Freed | mpv:5/6 | 2008-2026 | 1496P 1496H>2011 | C A>2016 | 24 | 20500 | 34 | G, G Aero, Hybrid G>2016, Flex<2016, Air>2024
Freed Spike | mpv:5/5 | 2010-2016 | 1496P 1496H | C | 24 | 19500 | 12 | G, G Just Selection, Hybrid
Mobilio | mpv:5/7 | 2001-2008 | 1496P | C | 24 | 15500 | 3 | A, W, X
Mobilio Spike | mpv:5/5 | 2002-2008 | 1496P | C | 24 | 15500 | 4 | W, AU, L
Step WGN | mpv:5/8 | 1996-2026 | 1998P<2009 1997P>2009<2015 1496P>2015 1993H>2017 2354P<2009 | A C>2005 | 24 | 25500 | 28 | G, L>2009, Spada S>2007, Spada Z>2009, Spada Cool Spirit>2012
Odyssey | mpv:5/7 | 1994-2025 | 2354P<2013 2356P>2013 1993H>2016 2253P<2003 | A C>2003 | 24 | 29500 | 20 | M, L, Absolute, G Aero>2013
Elysion | mpv:5/8 | 2004-2013 | 2354P 2997P 3471P | A | 24 | 32500 | 3 | G, Aero, Prestige
Edix | mpv:5/6 | 2004-2009 | 1668P 1998P 2354P>2006 | A | 24 | 19500 | 1 | 17X, 20X, 24S
Vezel | suv | 2013-2026 | 1496P 1496H | C A<2021 | 24 | 24000 | 48 | G, X, S, Hybrid Z<2021, Hybrid RS>2016<2021, e:HEV Z>2021
HR-V | suv | 1999-2026 | 1590P<2006 1498P>2015 1597D>2015<2020 1799P>2015 | C M | 2A | 24500 | 6 | SE>2015, EX>2015, Comfort>2015, J4<2006
ZR-V | suv | 2022-2026 | 1496P 1993H | C | 2A | 33500 | 2 | X, Z
CR-V | suv | 1995-2026 | 1972P<2001 1998P 2354P>2006<2018 1496P>2016 1993H>2018 2204D>2005<2014 1597D>2013<2018 | A C>2011 M | A2 | 31500 | 24 | X<2012, ZX<2012, 20G>2011<2016, 24G>2011<2016, EX>2016, Executive
Crossroad | suv:5/7 | 2007-2010 | 1799P 1997P | A | 24 | 23500 | 5 | 18X, 20X, 20Xi
WR-V | suv@southern | 2017-2026 | 1199P<2023 1498P>2023 | M C>2023 | 2 | 18500 | 2 | Comfort, Elegance, X
N-Box | hatchback:5/4 | 2011-2026 | 658P | C | 24 | 14500 | 24 | G, G L Package, Custom G L, Custom Turbo
N-WGN | hatchback:5/4 | 2013-2026 | 658P | C | 24 | 12500 | 8 | G, L, Custom G
N-One | hatchback:5/4 | 2012-2026 | 658P | C | 24 | 13500 | 5 | G, Premium, RS>2020
Life | hatchback:5/4 | 1997-2014 | 658P | A | 24 | 9500 | 6 | C, G, Diva>2005
Zest | hatchback:5/4 | 2006-2012 | 658P | A | 24 | 9500 | 2 | D, Sport W, Spark
Brio | hatchback@southern | 2012-2026 | 1198P | M A | 2 | 11500 | 3 | Trend, Comfort, Amaze
CR-Z | hatchback:3/4 | 2010-2016 | 1496H | M C | 2 | 24000 | 4 | Alpha, Beta
S2000 | sedan:2/2 | 1999-2009 | 1997P 2156P>2005 | M | 2 | 34000 | 1 | Type S, Type V
S660 | sedan:2/2 | 2015-2022 | 658P | M C | 2 | 19500 | 2 | Alpha, Beta
Integra | hatchback:3/4 | 1995-2006 | 1797P<2001 1998P>2001 | M A | 2 | 20500 | 2 | Type R, Type S, iS
Legend | sedan | 1996-2021 | 3471P<2008 3664P>2008<2012 3471H>2015 | A | A2 | 48000 | 1 | EX, Euro
Acty Van | van:5/4 | 1999-2018 | 656P | A M | 24 | 9500 | 16 | SDX, Pro-A
N-Van | van:5/4 | 2018-2026 | 658P | C M | 24 | 13500 | 8 | G, L, +Style Fun
Acty Truck | truck:2/2 | 1996-2021 | 656P | M A | 42 | 8800 | 30 | SDX, Attack, Town
Partner | wagon | 1996-2010 | 1297P<2006 1496P | A M | 24 | 12500 | 4 | GL, EL
CB125F | motorcycle@southern | 2015-2026 | 125P | M | 2 | 2300 | 14 | Standard
CG125 | motorcycle | 1995-2015 | 124P | M | 2 | 1600 | 6 | Standard, ES
XR150L | motorcycle@southern | 2014-2026 | 149P | M | 2 | 2900 | 8 | Standard
XL125 | motorcycle | 1998-2012 | 124P | M | 2 | 2400 | 3 | Varadero, S
CRF250L | motorcycle | 2012-2026 | 249P 286P>2021 | M | 2 | 5400 | 5 | Standard, Rally>2017
Africa Twin | motorcycle | 2016-2026 | 998P<2020 1084P>2020 | M A | 2 | 14500 | 2 | Standard, Adventure Sports>2018
`,
  },
  {
    name: 'Mazda',
    region: 'japan',
    weights: [200, 55],
    holds: -0.005,
    models: `
Demio | hatchback | 1996-2019 | 1348P<2014 1298P>2011 1498P 1498D>2014 1323P<2002 | A C>2007<2014 M | 24 | 15500 | 100 | 13C>2007, 13S>2014, Skyactiv>2011<2014, XD Touring>2014, Casual<2008
Mazda2 | hatchback | 2007-2026 | 1349P<2014 1496P 1498D>2014<2021 | A M | 24 | 17500 | 24 | 15S, Active, Dynamic, Individual>2015, XD>2014<2021
Axela | hatchback | 2003-2019 | 1498P 1997P 2260P<2013 2188D>2013 1498D>2016 | A C<2013 M | 24 | 20500 | 46 | 15C, 15S, 20S Touring>2013, 20E<2013, XD>2013
Axela Sedan | sedan | 2003-2019 | 1498P 1998P 1997H>2013 2188D>2013 | A C<2013 | 24 | 20500 | 20 | 15C, 15S, 20S, Hybrid-S>2013
Mazda3 | hatchback | 2003-2026 | 1598P<2013 1998P 1496P>2013 1798D>2019 1560D<2013 | A M | 24 | 24500 | 16 | Active, Dynamic, Fastback>2019, Sport Nav<2019, 20S>2019
Familia | sedan | 1994-2003 | 1489P 1498P 1793P | A M | 24 | 13500 | 4 | S, Business Wagon
Verisa | hatchback | 2004-2015 | 1498P | A | 24 | 16500 | 18 | C, L, Dressup Navi
Atenza | sedan | 2002-2019 | 1998P 2260P<2008 2488P>2008 2188D>2012 | A M | 2A | 26500 | 22 | 20S, 25S L Package>2012, XD>2012, XD L Package>2012
Atenza Wagon | wagon | 2002-2019 | 1998P 2260P<2008 2488P>2008 2188D>2012 | A M | 2A | 27000 | 16 | 20S, 25S, XD L Package>2012
Mazda6 | sedan | 2002-2024 | 1999P 2488P>2008 2191D>2012 2261P<2008 | A M | 2A | 28000 | 8 | TS2<2012, Sport, SE-L
CX-3 | suv | 2015-2026 | 1498D<2018 1997P 1756D>2018 1496P>2020 | A M | 2A | 22500 | 28 | XD, XD Touring, 20S>2017, 15S>2020
CX-30 | suv | 2019-2026 | 1997P 1756D | A M | 2A | 26500 | 12 | 20S, XD Proactive, XD L Package
CX-5 | suv | 2012-2026 | 1997P 2488P 2188D | A M | 2A | 29500 | 52 | 20S, 25S, XD, XD L Package, XD Proactive>2015, 25T L Package>2018
CX-7 | suv | 2006-2012 | 2260P | A | 2A | 28500 | 9 | Base, Cruising Package
CX-8 | suv:5/7 | 2017-2023 | 2188D 2488P>2018 | A | 2A | 35500 | 8 | XD Proactive, XD L Package, 25S>2018
CX-9 | suv:5/7 | 2006-2023 | 3726P<2016 2488P>2016 | A | 2A | 39500 | 2 | Luxury, Grand Touring
CX-60 | suv | 2022-2026 | 3283D 2488P 2488H | A | A2 | 42000 | 3 | XD, XD L Package, 25S
MX-30 | suv | 2020-2024 | 1997P 35E>2021 | A | 2A | 27500 | 1 | Base, Highest Set
Tribute | suv | 2000-2011 | 1988P<2006 2967P 2261P>2003 | A | 42 | 24500 | 2 | LX, GL-X
Premacy | mpv:5/7 | 1999-2018 | 1998P 1840P<2005 | A | 24 | 20500 | 24 | 20CS>2005, 20S>2005, 20E>2005, Skyactiv>2012
Biante | mpv:5/8 | 2008-2018 | 1998P 2260P<2013 | A | 24 | 24500 | 10 | 20C, 20S, Granz>2010, Skyactiv>2013
MPV | mpv:5/7 | 1995-2016 | 2260P>2002 2488P<2002 2967P<2006 | A | 24 | 26500 | 14 | 23C>2006, 23S>2006, 23T>2006, Aero Remix<2006
Roadster | sedan:2/2 | 1989-2026 | 1998P>2005<2015 1496P>2015 1839P<2005 1597P<2005 | M A | 2 | 26500 | 5 | S>2015, S Special Package>2015, RS, VS
RX-8 | sedan:4/4 | 2003-2012 | 1308P | M A | 2 | 27500 | 3 | Type S, Type E, Spirit R>2011
Carol | hatchback:5/4 | 1998-2026 | 658P | A<2014 C>2010 | 24 | 9200 | 3 | GS, GL, GX
AZ-Wagon | hatchback:5/4 | 1998-2012 | 658P | A | 24 | 9800 | 3 | FX, FX-S, XS
Flair | hatchback:5/4 | 2012-2026 | 658P | C | 24 | 11500 | 4 | XG, XS, Custom Style
Flair Crossover | hatchback:5/4 | 2014-2026 | 658P | C | 24 | 13500 | 2 | XG, XS
Flair Wagon | hatchback:5/4 | 2012-2026 | 658P | C | 24 | 12500 | 2 | XG, XS, Custom Style
BT-50 | double-cab | 2006-2026 | 2499D<2011 2953D<2011 3198D>2011<2020 2198D>2011<2020 2999D>2020 | M A | 42 | 32000 | 12 | SLX, SLE, Drifter<2011, XTR>2012
B-Series | pickup | 1995-2006 | 2499D 2184P 2606P | M A | 24 | 17500 | 2 | B2200, B2500
Bongo Van | van:5/2 | 1999-2020 | 1789P 1998D<2010 2184D<2003 1998P>2010 | A M | 24 | 16000 | 66 | DX, GL, GL Super
Bongo Truck | truck | 1999-2020 | 1789P 1998D<2010 2184D<2003 1998P>2010 | M A | 24 | 15000 | 46 | Flat Body DX, Flat Body GL, Long Deck, Dump
Bongo Brawny | van:5/3 | 1999-2010 | 1998P 2184D<2003 1998D>2003 | M A | 24 | 18500 | 12 | DX, GL, High Roof
Bongo Friendee | mpv:5/8 | 1995-2005 | 2499D 1998P 2494P | A | 24 | 22500 | 4 | RS-V, City Runner, Auto Free Top
Titan | truck | 1990-2026 | 2999D>2004 4777D<2004 4021D<2004 2953D<2007 | M A | 24 | 30500 | 34 | Flat Body, Dump, Long Flat Body, Aluminium Van, Crane Truck
Scrum Van | van:5/4 | 1999-2026 | 658P | A M | 24 | 10500 | 10 | PA, PC, Buster
Scrum Truck | truck:2/2 | 1999-2026 | 658P | M A | 42 | 9000 | 12 | KC, KC Air Con PS, KX
Mazda5 | mpv:5/7 | 2005-2018 | 1798P<2016 1999P 1998D<2011 1560D>2010 | A M | 2 | 15500 | 0 | TS2, Sport, Venture
121 | hatchback | 1987-2002 | 1138P<1991 1323P<1997 1242P>1996 | M A | 2 | 6000 | 0 | LX, Funtop
323 | hatchback | 1977-2003 | 1298P 1498P>1980 1597P>1980 1840P>1989 1991P>1998 | A M | 2 | 8500 | 0 | Astina, GTX, SP20
626 | sedan | 1979-2002 | 1587P<1987 1789P>1987 1998P 2184P>1987<1992 | A M | 2 | 9500 | 0 | GLX, Limited, Sporthatch
`,
  },
  {
    name: 'Subaru',
    region: 'japan',
    weights: [150, 16],
    models: `
Forester | suv | 1997-2026 | 1994P<2012 1995P>2010 1998P>2012<2018 2457P<2013 2498P>2018 1995H>2018 1998D>2008<2018 | A<2012 C>2012 M | A | 29500 | 100 | 2.0X<2012, 2.0XT, 2.0i-L>2012<2018, X-Break>2013, S-Limited>2012, Premium>2018, Advance>2018
Impreza | hatchback | 1992-2026 | 1498P<2012 1599P>2011<2023 1994P<2012 1995P>2011 | A<2012 C>2011 M | A2 | 21500 | 62 | 1.5i, 1.5R<2008, 2.0i, Sport 1.6i-L>2011, Sport 2.0i-S>2012
Impreza Anesis | sedan | 2008-2011 | 1498P 1994P | A | A2 | 20000 | 10 | 1.5i, 1.5i-L, 2.0i-S
Impreza G4 | sedan | 2011-2023 | 1599P 1995P | C | A2 | 21500 | 20 | 1.6i-L, 2.0i, 2.0i-S EyeSight
Impreza XV | suv | 2010-2012 | 1498P 1994P | A | A2 | 22000 | 5 | 1.5i, 2.0i
XV | suv | 2012-2022 | 1995P 1599P>2017 1995H>2013 | C | A | 25500 | 32 | 2.0i, 2.0i-L EyeSight, 2.0i-S EyeSight, Hybrid 2.0i-L>2013<2017, Advance>2018
Crosstrek | suv | 2012-2026 | 1995P 2498P>2021 1995H>2022 | C | A2 | 28000 | 4 | Touring, Limited
Legacy B4 | sedan | 1998-2020 | 1994P<2009 2457P<2012 2498P>2012 1998P>2012<2014 | A C>2009 M<2014 | A | 27500 | 32 | 2.0i<2009, 2.0GT<2009, 2.5i>2009, 2.5i EyeSight>2010<2014, Limited>2014
Legacy Touring Wagon | wagon | 1993-2014 | 1994P<2010 2457P 2498P>2012 1998P>2012 | A C>2009 M | A | 27000 | 32 | 2.0R<2009, 2.0GT<2009, 2.5i>2009, 2.5i L Package>2009
Outback | wagon | 1998-2026 | 2457P<2012 2498P>2012 2999P<2009 3629P>2009<2019 1795P>2021 1998D>2008<2018 | A<2009 C>2009 | A | 33500 | 46 | 2.5i, 2.5i EyeSight>2010, Limited>2014, X-Break>2017, 3.0R<2009
Exiga | mpv:5/7 | 2008-2018 | 1994P<2012 1998P 2457P>2009 2498P>2012 | A C>2009 | A2 | 26500 | 12 | 2.0i, 2.0GT, 2.5i>2009, Crossover 7>2015
Tribeca | suv:5/7 | 2005-2014 | 2999P<2007 3629P>2007 | A | A | 36000 | 1 | Limited, R Premium
Levorg | wagon | 2014-2026 | 1599P<2020 1998P<2020 1795P>2020 2387P>2021 | C | A | 29500 | 22 | 1.6GT, 1.6GT-S, 1.6STI Sport>2016, 2.0GT-S, GT-H>2020
WRX S4 | sedan | 2014-2026 | 1998P<2021 2387P>2021 | C | A | 34500 | 6 | 2.0GT, 2.0GT-S, STI Sport R>2021
Impreza WRX STI | sedan | 2000-2014 | 1994P 2457P>2010 | M A | A | 34000 | 6 | Spec C, A-Line, Type RA
WRX STI | sedan | 2014-2021 | 1994P 2457P | M | A | 38000 | 4 | Base, Type S
BRZ | sedan:2/4 | 2012-2026 | 1998P<2021 2387P>2021 | M A | 2 | 28500 | 4 | R, S, STI Sport
Trezia | hatchback | 2010-2016 | 1329P 1496P | C | 24 | 15500 | 7 | 1.3i-L, 1.5i-S
Stella | hatchback:5/4 | 2006-2026 | 658P | C | 24 | 11000 | 5 | L, G, Custom R
R2 | hatchback:5/4 | 2003-2010 | 658P | C M | 24 | 9200 | 2 | i, R, Custom
Pleo | hatchback:5/4 | 1998-2018 | 658P | C A | 24 | 8800 | 3 | F, L, RS Limited
Pleo Plus | hatchback:5/4 | 2012-2026 | 658P | C | 24 | 9200 | 2 | F, L, G
Lucra | hatchback:5/4 | 2010-2015 | 658P | C | 24 | 12500 | 1 | L, Custom R
Dex | hatchback | 2008-2012 | 1297P | A | 24 | 14000 | 1 | 1.3i, 1.3i-S
Solterra | suv | 2022-2026 | 71E | A | 2A | 46000 | 1 | ET-SS, ET-HS
Sambar Van | van:5/4 | 1999-2026 | 658P | A M | 24 | 9800 | 40 | VB, VC, Transporter
Sambar Truck | truck:2/2 | 1999-2026 | 658P | M A | 42 | 8800 | 60 | TB, TC, JA, Grand Cab>2014
Libero | minibus | 1984-1998 | 1189P | M | 24 | 7500 | 0 | Super Deluxe
`,
  },
  {
    name: 'Mitsubishi',
    region: 'japan',
    weights: [130, 52],
    leftHand: 'Montero Sport',
    badges: 'D:DI-D>2006',
    holds: -0.003,
    models: `
Outlander | suv:5/7 | 2005-2026 | 1998P 2359P<2021 2360H>2018 1998H>2013<2018 2268D>2010<2020 2488P>2021 | C A M | A24 | 29500 | 62 | 20G, 24G, M<2012, G PHEV>2013, 24MS<2012
RVR | suv | 1997-2024 | 1798P>2010 1834P<2002 1998P<2002 2350P<2002 | C>2010 A<2002 M>2010 | A24 | 23500 | 50 | E, M, G, Active Gear>2018
ASX | suv@british | 2010-2026 | 1590P 1998P 1798D<2015 1332P>2022 | M C | 24 | 23500 | 14 | 2, 3, 4, GLX
Eclipse Cross | suv | 2018-2026 | 1498P 2268D>2019<2021 2359H>2020 | C A | A2 | 28500 | 7 | M, G, G Plus Package, P PHEV>2020
Pajero | suv:5/7 | 1991-2021 | 2972P 3200D>1999 3828P>2006 2835D<2000 3497P<2006 | A M | 4 | 42500 | 36 | GR, VR-II>2006, Exceed, Super Exceed, GLS
Pajero Sport | suv:5/7@southern | 2008-2026 | 2477D 2442D>2015 2998P>2015 3200D<2011 | A M | 42 | 36500 | 12 | GLS, GLX, Exceed>2015
Pajero Io | suv | 1998-2007 | 1834P 1999P | A M | 4 | 18500 | 5 | ZR, ZX, Active Field Edition
Pajero Mini | suv:3/4 | 1994-2012 | 659P | A M | 42 | 14500 | 12 | VR, X, Exceed, Active Field Edition
Challenger | suv | 1996-2011 | 2972P 2835D 2477D>2008 | A M | 4 | 26500 | 3 | XR, XG
Airtrek | suv | 2001-2005 | 1998P 2349P | A | A2 | 21500 | 5 | 20E, 24V, Turbo R
Montero Sport | suv:5/7 | 2008-2024 | 2477D 2442D>2015 | A M | 42 | 34500 | 1 | GLS, GT
L200 | double-cab@british | 1996-2026 | 2477D<2015 2442D>2015 2268D>2019 | M A | 42 | 32500 | 22 | GLX, 4Life<2015, Warrior, Barbarian, Titan>2015
Triton | double-cab | 2005-2026 | 2477D<2015 3200D<2014 2442D>2015 3497P<2011 | M A | 42 | 31500 | 14 | GLX, GLS, GSR>2015, Athlete
Colt | hatchback | 2002-2013 | 1332P 1499P 1468P | C M | 24 | 14500 | 34 | Very, 1.5C, Elegance, Ralliart Version-R
Mirage | hatchback | 1995-2024 | 999P>2012<2016 1193P>2012 1298P<2003 1468P<2003 | C>2012 A<2003 M | 2 | 12500 | 24 | S, M, G
Attrage | sedan@southern | 2013-2024 | 1193P | C M | 2 | 13500 | 2 | GLX, GLS
Galant Fortis | sedan | 2007-2015 | 1798P 1998P | C M | 2A | 21500 | 22 | Exceed, Sport, Super Exceed, Ralliart
Lancer | sedan | 1995-2017 | 1468P 1584P<2007 1834P<2007 1798P>2008 1998P>2007 | A<2007 C M | 2 | 17500 | 16 | MX<2007, GLX, GLS, SE-R>2010
Lancer Cedia | sedan | 2000-2007 | 1468P 1834P | C M | 2 | 15500 | 4 | MX, Touring
Lancer Evolution | sedan | 1996-2016 | 1997P<2007 1998P>2007 | M A>2007 | A | 39500 | 5 | GSR, RS, GSR Premium>2008
Galant | sedan | 1993-2012 | 1834P<2003 1999P<2003 2498P<2003 2378P>2003 | A M | 2A | 20500 | 3 | VR, VX-R, ES
Legnum | wagon | 1996-2002 | 1834P 2498P | A | 2A | 22500 | 1 | VR-4, ST
Delica D:5 | mpv:5/8 | 2007-2026 | 2359P<2019 1998P<2013 2267D>2013 | C A>2013 | 42 | 33500 | 26 | G Power Package, D Power Package>2013, Chamonix, P>2019, Roadest>2008
Delica Space Gear | mpv:5/8 | 1994-2007 | 2835D 2972P 2350P | A M | 42 | 28500 | 5 | Exceed, Chamonix, XR
Delica D:2 | hatchback | 2011-2026 | 1242P | C | 24 | 15500 | 6 | X, S, G
Delica D:3 | mpv:5/7 | 2011-2019 | 1597P | A | 2 | 19500 | 2 | M, G
Grandis | mpv:5/7 | 2003-2011 | 2378P 1968D<2010 | A M | 2A | 25500 | 3 | Sport-X, Elegance-X
Xpander | mpv:5/7@southern | 2017-2026 | 1499P | A M | 2 | 21500 | 5 | GLX, GLS, Cross>2019
eK Wagon | hatchback:5/4 | 2001-2026 | 657P<2013 659P>2013 | A<2013 C>2013 | 24 | 10500 | 16 | M, G, MS
eK Space | hatchback:5/4 | 2014-2026 | 659P | C | 24 | 13500 | 6 | M, G, Custom T
eK Custom | hatchback:5/4 | 2013-2019 | 659P | C | 24 | 12500 | 4 | M, G, T
Toppo | hatchback:5/4 | 2008-2013 | 657P | A | 24 | 11500 | 2 | S, M, Roadest
i-MiEV | hatchback:5/4 | 2009-2021 | 16E 11E>2011 | A | 2 | 24000 | 2 | M, G, X
Minicab Van | van:5/4 | 1999-2026 | 657P<2014 658P>2014 | A M | 24 | 9800 | 50 | CD, Bravo, G
Minicab Truck | truck:2/2 | 1999-2026 | 657P<2014 658P>2014 | M A | 42 | 8600 | 62 | V Type, VX-SE, M, G
Minicab MiEV | van:5/4 | 2011-2026 | 16E 11E<2022 20E>2023 | A | 2 | 21000 | 4 | CD
Delica Van | van:5/2 | 1999-2019 | 1789P 1998D<2010 1597P>2011 2184D<2003 | A M | 24 | 16500 | 34 | DX, GL, GLX
Delica Truck | truck | 1999-2016 | 1789P 1998D<2010 2184D<2003 | M A | 24 | 15000 | 14 | Flat Body DX, Long Deck
Rosa | bus:2/29 | 1990-1996 | 4214D | M A | 2 | 45000 | 4 | 26-Seater, 29-Seater
`,
  },
  {
    name: 'Suzuki',
    region: 'japan',
    weights: [120, 66],
    models: `
Swift | hatchback | 2000-2026 | 1328P<2010 1242P>2010 1490P<2010 1372P>2017 1242H>2017 1586P>2005<2017 1197P>2017 | C M A<2010 | 24 | 15500 | 100 | XG, XL>2010, RS>2010, Sport>2005, Hybrid ML>2017, GL
Alto | hatchback:5/4 | 1994-2026 | 658P | A<2010 C>2010 M | 24 | 8500 | 34 | L>2014, F>2014, G, Works>2015<2021
Celerio | hatchback@southern | 2009-2026 | 998P | M A | 2 | 11500 | 8 | GA, GL, SZ4
Wagon R | hatchback:5/4 | 1993-2026 | 658P 657H>2017 | A<2012 C>2008 M | 24 | 11500 | 46 | FX, FX Limited, Stingray X>2007, Hybrid FZ>2017
Spacia | hatchback:5/4 | 2013-2026 | 658P | C | 24 | 14000 | 20 | G, X, Custom XS, Gear>2018
Hustler | suv:5/4 | 2014-2026 | 658P | C M | 24 | 14500 | 30 | A, G, X, X Turbo
Lapin | hatchback:5/4 | 2002-2026 | 658P | A<2012 C>2008 | 24 | 11500 | 12 | G, X, T<2015, Chocolat>2008
MR Wagon | hatchback:5/4 | 2001-2016 | 658P | A<2011 C>2011 | 24 | 10500 | 4 | G, X, Wit>2006
Palette | hatchback:5/4 | 2008-2013 | 658P | A C | 24 | 12500 | 6 | G, X, SW
Solio | hatchback | 2000-2026 | 1242P>2011 1328P<2010 1242H>2015 1197H>2023 | C>2011 A<2011 | 24 | 16500 | 26 | G, X, Bandit, Hybrid MZ>2015
Splash | hatchback | 2008-2014 | 1242P | C M | 2 | 14500 | 3 | Base, GL
Baleno | hatchback | 2015-2026 | 1242P<2022 996P>2016<2020 1373P<2022 1462P>2022 | C A M | 2 | 15500 | 10 | XG, XS, GL, GLX
Ignis | hatchback | 2000-2026 | 1242P>2016 1197P>2016 1242H>2016 1328P<2008 | C M A | 24 | 15500 | 14 | Hybrid MG>2016, Hybrid MX>2016, GL, GLX
Aerio | hatchback | 2001-2007 | 1490P 1796P<2004 | A M | 24 | 13500 | 2 | 1.5A, XV
SX4 | hatchback | 2006-2014 | 1490P 1586P 1995P | A M C | 2A | 17500 | 14 | 1.5E, 1.5G, 2.0S, GLX
SX4 S-Cross | suv | 2013-2024 | 1586P<2020 1373P>2017 | C M A | A2 | 21500 | 6 | GL, GLX, Allgrip
Escudo | suv | 1994-2024 | 1995P<2015 2393P>2008<2017 1586P>2015 1373P>2017 1995D<2004 | A M | 4A | 23500 | 32 | XG, XC<2012, 2.4XG>2008<2015, 1.4 Turbo>2017
Grand Vitara | suv@southern | 1998-2026 | 1995P<2015 2393P>2008<2015 1586P<2015 1462P>2022 1490H>2022 1870D<2015 | M A | 42 | 23500 | 12 | SZ4, SZ5, GL, GLX
Vitara | suv | 1990-2026 | 1590P<1999 1586P>2015<2020 1373P>2015 1590P<1998 | M A | 24 | 22500 | 6 | GL, GLX, SZ-T>2015
Vitara Brezza | suv@southern | 2016-2026 | 1462P | M A | 2 | 17500 | 4 | GL, GLX
Fronx | suv | 2023-2026 | 1462P | M A | 2 | 18500 | 4 | GL, GLX
Jimny | suv:3/4 | 1995-2026 | 658P | A M | 4 | 16500 | 44 | XG, XC, XL>2018, Land Venture<2018
Jimny Sierra | suv:3/4 | 2002-2026 | 1328P<2018 1460P>2018 | A M | 4 | 20500 | 16 | Base<2018, JL>2018, JC>2018, Land Venture<2018
Xbee | suv | 2017-2026 | 996H | A | 24 | 18500 | 8 | Hybrid MX, Hybrid MZ
Kei | hatchback:5/4 | 1998-2009 | 658P | A M | 24 | 9500 | 5 | A, B Turbo, Works
Twin | hatchback:3/2 | 2003-2005 | 658P | A M | 2 | 6500 | 1 | Gasoline A
Kizashi | sedan | 2009-2015 | 2393P | C | 2A | 27500 | 2 | Base, Sport
Landy | mpv:5/8 | 2007-2026 | 1997P<2022 1986P>2022 1797H>2022 | C | 24 | 24500 | 4 | S, G, 2.0X
Ertiga | mpv:5/7@southern | 2012-2026 | 1373P<2018 1462P>2018 | M A | 2 | 17500 | 4 | GA, GL, GLX
APV | van:5/8@southern | 2005-2020 | 1590P 1493P | M A | 2 | 14500 | 4 | GA, GL
Every | van:5/4 | 1999-2026 | 658P | A M C>2022 | 24 | 10800 | 100 | PA, PC, Join, Join Turbo
Every Wagon | van:5/4 | 1999-2026 | 658P | A | 24 | 14500 | 26 | PZ Turbo, JP Turbo, PZ Turbo Special
Carry Truck | truck:2/2 | 1999-2026 | 658P | M A | 42 | 9000 | 100 | KC, KC Air Con PS, KX, KU, Super Carry X>2018
Super Carry | truck:2/2@southern | 2016-2026 | 1462P>2019 1196P | M | 2 | 9500 | 5 | Standard
GN125 | motorcycle | 1990-2020 | 124P | M | 2 | 1900 | 4 | Standard
DR650SE | motorcycle | 1996-2025 | 644P | M | 2 | 6800 | 2 | Standard
V-Strom 650 | motorcycle | 2004-2026 | 645P | M | 2 | 8900 | 2 | Standard, XT
`,
  },
  {
    name: 'Daihatsu',
    region: 'japan',
    weights: [75, 58],
    models: `
Mira | hatchback:5/4 | 1994-2018 | 658P | A<2008 C>2006 M | 24 | 8500 | 62 | L, X, TX, Custom
Mira e:S | hatchback:5/4 | 2011-2026 | 658P | C | 24 | 9200 | 50 | D<2017, L, X, G
Mira Cocoa | hatchback:5/4 | 2009-2018 | 658P | C | 24 | 11500 | 18 | L, X, Plus X
Mira Gino | hatchback:5/4 | 1999-2009 | 658P | A | 24 | 9500 | 6 | L, X
Mira Tocot | hatchback:5/4 | 2018-2023 | 658P | C | 24 | 11500 | 6 | L, X, G
Move | hatchback:5/4 | 1995-2026 | 658P | A<2006 C>2006 | 24 | 11500 | 50 | L, X, Custom X, Custom RS
Move Conte | hatchback:5/4 | 2008-2017 | 658P | C | 24 | 11500 | 14 | X, Custom G, L
Move Canbus | hatchback:5/4 | 2016-2026 | 658P | C | 24 | 13500 | 16 | X, G, Theory G>2022
Tanto | hatchback:5/4 | 2003-2026 | 658P | A<2007 C>2007 | 24 | 13500 | 56 | L, X, Custom X, Custom RS
Tanto Exe | hatchback:5/4 | 2009-2014 | 658P | C | 24 | 13000 | 8 | L, X, Custom G
Cast | hatchback:5/4 | 2015-2023 | 658P | C | 24 | 13500 | 12 | Style X, Activa G, Sport
Wake | hatchback:5/4 | 2014-2022 | 658P | C | 24 | 15000 | 7 | D, X, G Turbo
Esse | hatchback:5/4 | 2005-2011 | 658P | A M | 24 | 8500 | 10 | D, L, X, Custom
Sonica | hatchback:5/4 | 2006-2009 | 658P | C | 24 | 12000 | 2 | R, RS
Copen | sedan:2/2 | 2002-2026 | 659P<2012 658P>2014 | A M C>2014 | 2 | 18500 | 8 | Active Top<2012, Robe>2014, Cero>2015
Boon | hatchback | 2004-2023 | 996P 1297P<2016 | A<2010 C>2010 | 24 | 12000 | 24 | X, CL<2016, Cilq>2016, Style>2018
Coo | hatchback | 2006-2013 | 1297P 1495P | A | 24 | 14500 | 5 | CL, CX
Thor | hatchback | 2016-2026 | 996P | C | 24 | 16500 | 12 | X, G, Custom G
Sirion | hatchback@southern | 1998-2013 | 998P 1298P 1495P>2008 | M A | 24 | 11500 | 6 | SX, Sport, S
Charade | hatchback | 1990-2000 | 993P 1295P | M A | 2 | 9500 | 2 | CX, SR
YRV | hatchback | 2000-2005 | 1297P 998P | A M | 24 | 12500 | 2 | L, Turbo
Storia | hatchback | 1998-2004 | 989P 1297P | A M | 24 | 10500 | 2 | CL, CX
Terios | suv | 1997-2017 | 1296P<2006 1495P>2006 | M A | 4 | 18500 | 14 | CX, SX, S
Terios Kid | suv:5/4 | 1998-2012 | 659P | A M | 4 | 13500 | 14 | L, X, Custom X
Be-go | suv | 2006-2016 | 1495P | A M | 42 | 18500 | 8 | CL, CX
Rocky | suv | 2019-2026 | 996P 1196P>2021 1196H>2021 | C | 24 | 19500 | 12 | L, X, G, Premium
Taft | suv:5/4 | 2020-2026 | 658P | C | 24 | 14500 | 10 | X, G, G Turbo
Mebius | wagon | 2013-2021 | 1797H | C | 2 | 26000 | 1 | S, G
Altis | sedan | 2000-2023 | 2362P<2010 2494H>2012<2017 2487H>2017 | A<2010 C>2012 | 2 | 31000 | 1 | G, Z
Hijet Cargo | van:5/4 | 1999-2026 | 658P 659P<2007 | A M C>2021 | 24 | 10200 | 100 | Special, Deluxe, Cruise, Cruise Turbo
Hijet Deck Van | van:5/4 | 2005-2026 | 658P | A M | 24 | 11500 | 10 | Deck Van, Deck Van G
Atrai Wagon | van:5/4 | 1999-2021 | 658P 659P<2007 | A | 24 | 14000 | 20 | Custom Turbo RS, RS Limited
Hijet Truck | truck:2/2 | 1999-2026 | 658P 659P<2007 | M A C>2021 | 42 | 9000 | 110 | Standard, Extra, Jumbo, Air Con PS
Gran Max Cargo | van:5/2 | 2008-2026 | 1495P 1496P>2020 | A M | 24 | 15500 | 14 | DX, GL
Gran Max Truck | truck | 2008-2026 | 1495P 1496P>2020 | M A | 24 | 14000 | 12 | Flat Body STD, Flat Body GL
Delta | truck | 1992-2003 | 2184D 1998P 2986D 3660D<1999 | M | 2 | 24000 | 6 | Flat Body, Dump, Long Deck
`,
  },
  {
    name: 'Lexus',
    region: 'japan',
    weights: [65, 0],
    leftHand: 'GX',
    holds: 0.008,
    models: `
RX | suv | 1998-2026 | 3456P:RX350>2006<2022 3456H:RX450h>2009<2022 2995P:RX300<2003 3311P:RX330>2003<2006 3311H:RX400h>2005<2009 1998P:RX200t>2015<2018 1998P:RX300>2017<2022 2487H:RX350h>2022 2393P:RX350>2022 | A C>2005 | A2 | 56000 | 100 | Version L, F Sport>2009, Luxury
NX | suv | 2014-2026 | 1998P:NX200t<2017 2493H:NX300h<2021 1998P:NX300>2017<2021 2487P:NX250>2021 2487H:NX350h>2021 | A C | A2 | 46000 | 60 | I Package, Version L, F Sport
UX | suv | 2018-2026 | 1986P:UX200<2024 1986H:UX250h | C | 2A | 40000 | 24 | Version C, Version L, F Sport
LX | suv:5/8 | 1998-2026 | 5663P:LX570>2007<2021 4663P:LX470<2007 3444P:LX600>2021 | A | 4 | 125000 | 26 | Base, Sport, F Sport>2021
GX | suv:5/7 | 2002-2026 | 4608P:GX460>2009<2023 4663P:GX470<2009 3444P:GX550>2023 | A | 4 | 68000 | 10 | Premium, Luxury
IS | sedan | 1999-2026 | 2499P:IS250>2005<2015 3456P:IS350>2005 2493H:IS300h>2013 1998P:IS300>2017 1988P:IS200<2005 | A M<2005 | 2A | 42000 | 56 | Version L>2005, F Sport>2010, Version S
IS F | sedan | 2007-2014 | 4968P | A | 2 | 72000 | 3 | Base
GS | sedan | 1997-2020 | 3456P:GS350>2005 2997P:GS300<2005 3456H:GS450h>2006 2493H:GS300h>2013 2499P:GS250>2012<2016 | A C>2006 | 2A | 55000 | 20 | Version L, I Package, F Sport>2012
ES | sedan | 1996-2026 | 2487H:ES300h>2018 3456P:ES350>2006 2994P:ES300<2006 2494P:ES250>2012<2018 | A<2018 C>2012 | 2 | 46000 | 16 | Version L, F Sport>2018, Luxury
LS | sedan | 1995-2026 | 4608P:LS460>2006<2017 4968H:LS600h>2007<2017 4292P:LS430>2000<2006 3444P:LS500>2017 3456H:LS500h>2017 3968P:LS400<2000 | A | 2A | 92000 | 22 | Version C, Version L, Executive, F Sport>2012
CT | hatchback | 2011-2022 | 1797H:CT200h | C | 2 | 33000 | 50 | Base, Version C, Version L, F Sport
HS | sedan | 2009-2018 | 2362H:HS250h | C | 2 | 38000 | 10 | Version C, Version L
RC | sedan:2/4 | 2014-2025 | 1998P:RC200t<2018 3456P:RC350 2493H:RC300h | A C | 2 | 52000 | 4 | Version L, F Sport
RC F | sedan:2/4 | 2014-2025 | 4968P | A | 2 | 82000 | 1 | Base, Carbon Exterior Package
LC | sedan:2/4 | 2017-2026 | 4968P:LC500 3456H:LC500h | A | 2 | 110000 | 2 | S Package, L Package
SC | sedan:2/4 | 2001-2010 | 4292P:SC430 | A | 2 | 65000 | 1 | Base
LM | mpv:5/7 | 2020-2026 | 2493H:LM300h<2023 2393H:LM500h>2023 | C A | 2A | 120000 | 1 | Executive, Version L
LBX | suv | 2023-2026 | 1490H | C | 2A | 35000 | 3 | Cool, Relax
RZ | suv | 2022-2026 | 71E:RZ450e | A | A | 62000 | 1 | Version L
`,
  },
  {
    name: 'Isuzu',
    region: 'japan',
    weights: [40, 220],
    holds: 0.012,
    models: `
D-Max | double-cab | 2002-2026 | 2499D 2999D 1898D>2016 | M A | 42 | 34000 | 100 | LX, LS, V-Cross>2012, X-Rider>2014, KB 300 LX<2018, AT35>2017
D-Max Single Cab | pickup | 2002-2026 | 2499D 1898D>2016 2999D | M | 24 | 24000 | 46 | Base, Fleetside, LE
D-Max Extended Cab | pickup:2/4 | 2012-2026 | 2499D 1898D>2016 2999D | M A | 24 | 28000 | 14 | LE, LS, Hi-Ride
KB | double-cab@southern | 1996-2013 | 2999D 2499D 2800D<2004 3165P<2007 | M A | 42 | 28000 | 18 | 250 LE, 300 LX, 280 LE<2004
mu-X | suv:5/7@southern | 2013-2026 | 2999D 1898D>2016 2499D<2017 | A M | 42 | 40000 | 22 | LS-U, LS-M, Onyx>2018
Bighorn | suv:5/7 | 1991-2002 | 3059D 3165P 3494P>1998 2999D>1998 | A M | 4 | 30000 | 8 | LS, Handling by Lotus, Plaisir
Trooper | suv:5/7@southern | 1992-2002 | 2999D 3059D 3494P | M A | 4 | 29000 | 8 | Citation, Duty, LS
MU | suv:3/5 | 1995-2002 | 3059D 3165P | A M | 4 | 25000 | 2 | XS, Wizard
Wizard | suv | 1995-2002 | 3165P 3059D 2999D>1998 | A M | 4 | 26000 | 3 | Type X, LSE
Rodeo | suv@southern | 1994-2004 | 3165P 2198P | A M | 42 | 24000 | 2 | LS, S
Elf | truck | 1990-2026 | 2999D>2004 4777D<2004 4570D<2004 5193D>2004 3059D<2004 | M A | 24 | 34000 | 100 | Flat Body, Long Flat Body, Dump, Aluminium Van, Refrigerated Van, Crane Truck, Double Cab Flat Body, Garbage Truck
N-Series | truck@southern | 2004-2026 | 2999D 5193D 4778D<2015 | M | 24 | 33000 | 46 | NKR, NPR Long Flat Body, NQR Flat Body, NMR Box Body
NQR | truck@southern | 2000-2026 | 5193D>2004 4751D | M | 2 | 42000 | 22 | Flat Body, Tipper, Box Body
Forward | truck | 1990-2026 | 7790D>2003 5193D>2007 7127D<2003 8226D<2003 | M A | 2 | 62000 | 52 | Flat Body, Dump, Crane Truck, Wing Body, Aluminium Van, Refrigerated Van, Water Tanker
F-Series | truck@southern | 2005-2026 | 7790D 5193D | M | 2468 | 64000 | 14 | FRR Flat Body, FTR Box Body, FVZ Tipper, FVR Flat Body
Giga | truck | 1994-2026 | 9839D>2003 15681D>2003 14256D<2003 12068D<2003 | M A | 682 | 105000 | 22 | Dump, Wing Body, Flat Body, Crane Truck, Mixer
Giga Tractor | tractor-unit | 1995-2026 | 15681D>2003 9839D>2003 14256D<2003 | M A | 26 | 112000 | 6 | Sleeper Cab, High Roof
Journey | bus:2/29 | 1990-2021 | 4777D<2005 4169D<2010 2999D>2007 4570D<1999 | M A | 2 | 52000 | 16 | 26-Seater, 29-Seater, EX
Erga Mio | bus:2/57 | 1999-2026 | 7790D 5193D>2007 8226D<2005 | M A | 2 | 120000 | 4 | City Bus, Non-Step
Gala Mio | bus:2/45 | 1999-2026 | 7790D>2004 8226D<2004 | M | 2 | 140000 | 4 | M-III, M-II
Como | van:5/3 | 2001-2017 | 1998P 2953D<2012 2488D>2012 | A M | 24 | 26000 | 6 | DX, Super Long
Fargo | van:5/3 | 1995-2001 | 1998P 2663D 3153D | M A | 2 | 22000 | 2 | LD, LS
`,
  },
  {
    name: 'Infiniti',
    region: 'america',
    weights: [8, 0],
    leftHand: 'QX56, QX60, QX80, EX35, FX35, G37',
    models: `
Q50 | sedan | 2013-2024 | 1991P 2997P>2016 3498H 2143D<2019 3696P<2015 | A | 2A | 42000 | 30 | Premium, Sport, Red Sport 400>2016
Q60 | sedan:2/4 | 2014-2022 | 2997P>2016 1991P>2016 3696P<2016 | A | 2A | 48000 | 8 | Luxe, Red Sport 400
Q70 | sedan | 2013-2019 | 3696P 5552P 3498H | A | 2A | 54000 | 6 | Premium, Luxe
QX30 | suv | 2016-2019 | 1991P | A | 2A | 34000 | 4 | Luxe, Premium
QX50 | suv | 2013-2025 | 3696P<2018 1997P>2018 | A<2018 C>2018 | 2A | 42000 | 12 | Essential, Sensory
QX56 | suv:5/8 | 2004-2013 | 5552P | A | 4 | 66000 | 10 | Base
QX60 | suv:5/7 | 2012-2026 | 3498P 2488H<2017 | C A>2021 | 2A | 50000 | 10 | Luxe, Premium
QX70 | suv | 2013-2017 | 3696P 2993D | A | A | 52000 | 12 | S, S Premium, GT
QX80 | suv:5/7 | 2013-2026 | 5552P<2024 3492P>2024 | A | 4 | 78000 | 14 | Luxe, Sensory
FX35 | suv | 2003-2012 | 3498P | A | 2A | 44000 | 16 | Base, Premium
FX37 | suv | 2011-2013 | 3696P | A | A | 48000 | 6 | Base, GT
G37 | sedan | 2007-2013 | 3696P | A M | 2A | 38000 | 10 | Journey, Sport
EX35 | suv | 2007-2013 | 3498P | A | 2A | 38000 | 4 | Base, Journey
`,
  },
  {
    name: 'Acura',
    region: 'america',
    weights: [4, 0],
    leftHand: '*',
    models: `
MDX | suv:5/7 | 2001-2026 | 3471P<2006 3664P>2006<2013 3471P>2013 | A | A2 | 48000 | 30 | Technology, Advance, Base
RDX | suv | 2006-2026 | 2300P<2012 3471P>2012<2018 1996P>2018 | A | A2 | 40000 | 20 | Technology, A-Spec>2018
TL | sedan | 1999-2014 | 3210P<2008 3471P>2008 3664P>2008 | A M | 2A | 36000 | 12 | Type S, SH-AWD>2008
TLX | sedan | 2014-2025 | 2356P<2020 3471P<2020 1996P>2020 | A | 2A | 40000 | 10 | Technology, A-Spec
TSX | sedan | 2003-2014 | 2354P | A M | 2 | 31000 | 10 | Base, Technology
ILX | sedan | 2012-2022 | 2356P 1996P<2015 | A | 2 | 29000 | 6 | Premium, A-Spec
RLX | sedan | 2013-2020 | 3471P 3471H | A | 2A | 56000 | 2 | Technology, Advance
ZDX | suv | 2009-2013 | 3664P | A | A | 48000 | 1 | Base, Technology
Integra | hatchback | 2022-2026 | 1498P | C M | 2 | 33000 | 4 | Base, A-Spec
`,
  },
  {
    name: 'Mitsuoka',
    region: 'japan',
    weights: [3, 0],
    models: `
Viewt | hatchback | 1993-2026 | 1240P>2004<2012 1198P>2012 998P<2004 | C A<2004 | 24 | 22000 | 20 | Base, Premium, Classic Type F
Galue | sedan | 1996-2020 | 2495P<2014 1998P>2010 | A C>2010 | 2A | 34000 | 6 | Classic, 25LX
Himiko | sedan:2/2 | 2008-2026 | 1998P<2018 1496P>2018 | A M | 2 | 46000 | 2 | Standard, S
Ryugi | sedan | 2014-2024 | 1496P 1496H | C | 24 | 26000 | 5 | 15ST, 15DX, Hybrid EX
Buddy | suv | 2021-2026 | 1986P 2487H | C A | 2A | 42000 | 2 | 20LX, Hybrid ST
`,
  },
  {
    name: 'Datsun',
    region: 'india',
    weights: [6, 0],
    models: `
Go | hatchback@southern | 2014-2022 | 1198P | M C>2018 | 2 | 9800 | 40 | Mid, Lux
Go Plus | mpv:5/7@southern | 2014-2022 | 1198P | M C>2018 | 2 | 11500 | 16 | Mid, Lux
redi-GO | hatchback | 2016-2022 | 799P 999P | M A | 2 | 8200 | 6 | D, A, T, S
on-DO | sedan | 2014-2020 | 1596P | M A | 2 | 9500 | 2 | Access, Trust
`,
  },
]
