import type { MakeFacts } from './vehicle-notation.ts'

/** Makes of trucks, buses and earth-moving machines. Row notation: vehicle-notation.ts. */
export const heavyMakes: readonly MakeFacts[] = [
  {
    name: 'Mitsubishi Fuso',
    region: 'japan',
    weights: [0, 190],
    holds: 0.008,
    models: `
Canter | truck | 1990-2026 | 2998D>2010 4899D>2002<2012 2977D>2004<2012 3908D>2000 4214D<2003 5249D<2002 2835D<2002 | M A | 24 | 33500 | 100 | Flat Body, Long Flat Body, Dump, Aluminium Van, Refrigerated Van, Crane Truck, Double Cab Flat Body, Garbage Truck
Canter Guts | truck | 1994-2013 | 2953D>2007 2835D<2007 1999P | M A | 24 | 24500 | 22 | Flat Body, Super Low Flat Body, Aluminium Van
Fighter | truck | 1990-2026 | 7545D>2003 8201D<2006 6557D<1999 4899D>2006<2016 | M A | 24 | 62000 | 56 | Flat Body, Dump, Crane Truck, Wing Body, Aluminium Van, Refrigerated Van, Water Tanker
FH 215 | truck@southern | 1998-2012 | 7545D 6557D<2003 | M | 2 | 52000 | 12 | Flat Body, Tipper, Box Body
Super Great | truck | 1996-2026 | 12808D>2007 12882D>2003<2012 17737D<2007 10676D>2017 7697D>2017 | M A | 682 | 112000 | 20 | Dump, Wing Body, Crane Truck, Flat Body, Mixer
Super Great Tractor | tractor-unit | 1996-2026 | 12808D>2007 12882D>2003<2012 17737D<2007 | M A | 26 | 118000 | 6 | High Roof, Standard
Rosa | bus:2/29 | 1996-2026 | 4899D>2002<2011 2998D>2011 4214D<2002 5249D<2007 | M A | 24 | 54000 | 34 | 25-Seater, 29-Seater, Super Long, Deluxe
Aero Midi | bus:2/43 | 1993-2017 | 7545D>2003 8201D<2004 6557D<1999 | M A | 2 | 125000 | 5 | City Bus, Coach
Aero Queen | bus:2/55 | 1993-2026 | 12882D>2005<2012 17737D<2007 12808D>2012<2017 7697D>2017 21205D<2000 | M A>2017 | 2 | 260000 | 4 | Highway Coach, Super High Decker
`,
  },
  {
    name: 'Hino',
    region: 'japan',
    weights: [0, 160],
    holds: 0.012,
    models: `
Dutro | truck | 1999-2026 | 4009D>2004 4613D<2006 4104D<2004 2982D>2006<2019 2998D>2021 | M A | 24 | 34000 | 80 | Flat Body, Long Flat Body, Dump, Aluminium Van, Refrigerated Van, Crane Truck, Double Cab Flat Body, Garbage Truck
300 Series | truck@southern | 2006-2026 | 4009D 5123D>2011 | M A | 24 | 34500 | 40 | 614 Flat Body, 714 Box Body, 815 Flat Body, 915 Dropside
Ranger | truck | 1990-2026 | 4728D>2002<2017 6403D>2003<2017 7961D<2004 5123D>2017 7684D>2011<2017 6728D<1995 | M A | 24 | 62000 | 60 | Flat Body, Dump, Crane Truck, Wing Body, Aluminium Van, Refrigerated Van, Water Tanker
500 Series | truck@southern | 2003-2026 | 7684D 7961D | M | 264 | 66000 | 44 | FC 1018 Flat Body, FG 1626 Box Body, GH 1726 Flat Body, FM 2626 Tipper
700 Series | tractor-unit@southern | 2004-2026 | 12913D 10520D | M A>2015 | 62 | 108000 | 16 | SH 1939, SS 2841, SS 2848>2010
Profia | truck | 1992-2026 | 12913D>2003 10520D>2003 8866D>2017 19688D<2003 17238D<1998 | M A | 682 | 110000 | 22 | Dump, Wing Body, Crane Truck, Flat Body, Mixer
Profia Tractor | tractor-unit | 1995-2026 | 12913D>2003 10520D>2003 19688D<2003 | M A | 26 | 115000 | 6 | High Roof, Full Cab
Liesse | bus:2/29 | 1995-2011 | 4104D<2007 4009D>2006 4613D<2005 | M A | 2 | 48000 | 14 | 26-Seater, 29-Seater, EX
Liesse II | bus:2/29 | 1999-2026 | 4009D>2006 4613D<2007 5193D<2007 | A M | 2 | 56000 | 22 | LX, GX, EX
Melpha | bus:2/45 | 1999-2026 | 4728D>2004<2017 5123D>2017 7961D<2004 | M A | 2 | 130000 | 6 | 9m Deluxe, 41-Seater
S'elega | bus:2/55 | 1990-2026 | 12913D>2005 8866D>2012 19688D<2005 | M A>2017 | 2 | 270000 | 4 | Highway Coach, HD, HD-S
Rainbow | bus:2/60 | 1988-2026 | 4728D>2004<2016 5193D>2016 7961D<2004 | M A>2016 | 2 | 118000 | 5 | City Bus, Non-Step
`,
  },
  {
    name: 'UD Trucks',
    region: 'japan',
    weights: [0, 42],
    models: `
Quon | truck | 2010-2026 | 10836D 12503D<2013 7698D>2018 | A M | 682 | 118000 | 40 | Dump, Wing Body, Flat Body, Crane Truck, Refrigerated Van
Quon Tractor | tractor-unit | 2010-2026 | 10836D 12777D>2013 12503D<2013 | A M | 62 | 118000 | 26 | GW 26.410, GK 17.420, High Roof
Condor | truck | 2010-2026 | 6925D<2017 4728D>2010<2017 5193D>2017 | M A | 2 | 60000 | 40 | Flat Body, Aluminium Van, Dump, Refrigerated Van, Wing Body
Kuzer | truck@southern | 2017-2026 | 4764D | M | 2 | 42000 | 12 | RKE 150 Flat Body, RKE 150 Box Body
Croner | truck@southern | 2017-2026 | 4764D 7698D | M A | 26 | 58000 | 20 | LKE 210 Flat Body, PKE 250 Box Body, CDE 330 Tipper
Quester | tractor-unit@southern | 2013-2026 | 10836D 7698D | M A>2019 | 62 | 88000 | 30 | GWE 410, GKE 350, CWE 330
`,
  },
  {
    name: 'Nissan Diesel',
    region: 'japan',
    weights: [0, 38],
    models: `
Condor | truck | 1990-2010 | 6925D 7684D<2004 4617D>1999 | M A | 24 | 56000 | 60 | Flat Body, Dump, Aluminium Van, Crane Truck, Refrigerated Van, Wing Body
Big Thumb | truck | 1990-2005 | 17990D 13074D 21205D<2000 | M | 68 | 98000 | 30 | Dump, Wing Body, Flat Body, Mixer
Big Thumb Tractor | tractor-unit | 1990-2005 | 17990D 13074D 16991D<2000 | M | 26 | 98000 | 10 | CK 450, CW 520
Quon | truck | 2004-2010 | 13074D 12503D>2005 | M A | 68 | 105000 | 24 | Dump, Wing Body, Crane Truck, Flat Body
UD 90 | truck@southern | 1998-2010 | 6925D 7412D | M | 2 | 52000 | 20 | Flat Body, Tipper, Box Body
UD 440 | tractor-unit@southern | 2000-2010 | 13074D 17990D | M | 6 | 92000 | 14 | WF, Sleeper Cab
Space Runner | bus:2/60 | 1990-2010 | 6925D>1999 7412D<2005 9203D<1999 | M | 2 | 110000 | 6 | City Bus, RA
`,
  },
  {
    name: 'Scania',
    region: 'europe',
    weights: [0, 36],
    holds: 0.02,
    models: `
R-Series | tractor-unit | 2004-2026 | 11705D:R420<2013 12742D:R440>2009 12742D:R450>2013 15607D:R500<2016 12742D:R480>2009<2016 16353D:R560>2009 12742D:R500>2016 | A M<2016 | 62 | 128000 | 60 | Topline<2017, Highline, Opticruise
G-Series | tractor-unit | 2007-2026 | 12742D:G460 11705D:G420<2013 12742D:G410>2013 9290D:G360>2008 | M A | 62 | 112000 | 50 | Day Cab, Sleeper Cab, Highline
P-Series | truck | 2004-2026 | 9290D:P310>2008 8974D:P310<2009 9290D:P280>2008 11705D:P380<2013 12742D:P410>2013 | M A | 268 | 98000 | 44 | Tipper, Flat Body, Curtainsider, Mixer, Box Body
114L | tractor-unit | 1996-2005 | 10641D:340 10641D:380 | M | 26 | 92000 | 16 | Sleeper Cab, Day Cab
124L | tractor-unit | 1996-2005 | 11721D:420 11705D:360 | M | 26 | 98000 | 14 | Topline, Sleeper Cab
94D | truck | 1996-2005 | 8974D:260 8974D:310 | M | 26 | 82000 | 8 | Tipper, Flat Body
S-Series | tractor-unit | 2016-2026 | 12742D:S500 16353D:S580 12742D:S450 | A | 26 | 148000 | 12 | Highline, Flat Floor
K-Series Coach | bus:2/57 | 2006-2026 | 12742D:K410>2009 11705D:K380<2012 9290D:K310 | A M | 2 | 210000 | 10 | Marcopolo Body, Irizar i6, Touring
`,
  },
  {
    name: 'Volvo Trucks',
    region: 'europe',
    weights: [0, 30],
    models: `
FH | tractor-unit | 1996-2026 | 12777D:FH13_440>2005<2013 12777D:FH13_480>2005<2013 12777D:FH13_500>2012 12130D:FH12_420<2005 16123D:FH16_610>2003<2012 12777D:FH13_460>2012 | A M | 62 | 128000 | 80 | Globetrotter, Globetrotter XL, I-Shift>2003
FM | tractor-unit | 1998-2026 | 12777D:FM13_440>2005 10837D:FM11_370>2008 9364D:FM9_340>2001<2010 12130D:FM12_380<2005 | A M | 62 | 108000 | 40 | Globetrotter, Day Cab, Sleeper Cab
FMX | truck | 2010-2026 | 12777D:FMX_440 12777D:FMX_460>2013 10837D:FMX_370 | A M | 68 | 118000 | 30 | Tipper, Mixer, Hook Lift
FL | truck | 2006-2026 | 7146D:FL_240<2013 7698D:FL_250>2013 5132D:FL_210>2013 | M A | 2 | 68000 | 16 | Box Body, Curtainsider, Flat Body, Refrigerated Van
FE | truck | 2006-2026 | 7146D:FE_280<2013 7698D:FE_320>2013 | M A | 26 | 78000 | 10 | Flat Body, Refrigerated Van, Garbage Truck
B11R Coach | bus:2/57 | 2011-2026 | 10837D | A | 2 | 220000 | 6 | 9700 Body, Marcopolo Body
B7R Coach | bus:2/51 | 1998-2014 | 7146D>2005 6700D<2006 | M | 2 | 160000 | 6 | 51-Seater, Intercity
`,
  },
  {
    name: 'MAN',
    region: 'europe',
    weights: [0, 28],
    models: `
TGX | tractor-unit | 2007-2026 | 12419D:18.440<2018 12419D:26.480 12419D:26.440<2018 12419D:18.480 15256D:26.560>2014 | A M<2015 | 62 | 118000 | 40 | XLX, XXL, XL>2012
TGS | tractor-unit | 2007-2026 | 12419D:26.440 12419D:26.480 10518D:18.360 12419D:33.480>2010 | M A | 62 | 108000 | 40 | LX Sleeper, L Cab, M Cab
TGS Tipper | truck | 2007-2026 | 10518D:33.360 12419D:41.400 10518D:26.320 | M A | 68 | 105000 | 20 | Tipper, Mixer
TGA | tractor-unit | 2000-2009 | 11967D:18.410<2005 10518D:26.430>2004 11967D:26.460<2006 12419D:18.480>2006 | M A | 62 | 98000 | 26 | XL, XXL, L
TGM | truck | 2005-2026 | 6871D:18.240 6871D:15.240 6871D:18.290>2012 | M A | 24 | 68000 | 22 | Box Body, Curtainsider, Tipper, Flat Body
TGL | truck | 2005-2026 | 4580D:8.180 4580D:12.220 6871D:12.250>2012 | M A | 2 | 52000 | 20 | Box Body, Flat Body, Tail Lift, Curtainsider
CLA | truck | 2007-2020 | 6871D:15.220 6871D:26.280 | M | 26 | 58000 | 12 | Tipper, Flat Body
Lion's Coach | bus:2/53 | 2002-2026 | 12419D:R07>2007 12816D:R08<2008 | A M | 2 | 240000 | 5 | 53-Seater, 49-Seater
`,
  },
  {
    name: 'DAF',
    region: 'europe',
    weights: [0, 24],
    models: `
XF 105 | tractor-unit | 2005-2014 | 12902D:XF_105.460 12902D:XF_105.410 12902D:XF_105.510 | A M | 62 | 112000 | 60 | Super Space Cab, Space Cab
XF 106 | tractor-unit | 2013-2021 | 12902D:XF_106.460 12902D:XF_106.510 10837D:XF_106.440>2015 | A | 62 | 120000 | 26 | Super Space Cab, Space Cab
95 XF | tractor-unit | 1997-2006 | 12580D:95_XF_430 12580D:95_XF_480 11627D:95_XF_380<2002 | M | 26 | 92000 | 20 | Super Space Cab, Space Cab
CF 85 | tractor-unit | 1998-2014 | 12902D:CF_85.410>2006 12902D:CF_85.460>2006 12580D:CF_85.380<2006 | M A | 62 | 98000 | 40 | Space Cab, Sleeper Cab
CF 75 | truck | 1998-2013 | 9186D:CF_75.310 9186D:CF_75.360>2006 | M A | 26 | 78000 | 12 | Tipper, Flat Body, Mixer
LF 45 | truck | 2001-2014 | 4462D:LF_45.160>2006 4462D:LF_45.180>2006 3920D:LF_45.150<2006 5880D:LF_45.220<2006 | M A | 2 | 48000 | 36 | Box Body, Flat Body, Curtainsider, Tail Lift
LF 55 | truck | 2001-2014 | 6692D:LF_55.220>2006 6692D:LF_55.250>2006 5880D:LF_55.180<2006 | M A | 2 | 56000 | 20 | Box Body, Curtainsider, Tipper, Refrigerated Van
`,
  },
  {
    name: 'Iveco',
    region: 'europe',
    weights: [0, 22],
    models: `
Daily | van:4/3 | 1998-2026 | 2287D:35S13>2006 2998D:50C15>2004 2287D:35S11<2012 2800D:50C13<2006 2998D:70C17>2011 | M A>2014 | 2 | 39000 | 60 | LWB High Roof, MWB, Maxi
Daily Chassis | truck | 1998-2026 | 2998D:50C15>2004 2998D:70C17>2011 2800D:50C13<2006 2287D:35C13>2006 | M A>2014 | 2 | 36000 | 30 | Dropside, Tipper, Luton, Flat Body
Eurocargo | truck | 1995-2026 | 5880D:75E17>2001<2015 3920D:75E16>2003<2015 5880D:120E25>2001<2015 6728D:120E22>2015 4485D:75E19>2015 5861D:75E14<2003 | M A | 24 | 56000 | 40 | Box Body, Flat Body, Curtainsider, Tipper, Tail Lift
Stralis | tractor-unit | 2002-2019 | 10308D:AS440S45>2007 10308D:AD440S43 12882D:AS440S50>2007 7790D:AT440S35<2013 | A M | 62 | 102000 | 40 | Active Space, Active Time, Hi-Way>2012
Trakker | truck | 2004-2021 | 12882D:AD380T41 12882D:AD410T44 10308D:AD260T36>2006 | M A | 684 | 105000 | 30 | Tipper, Mixer, Flat Body
EuroTrakker | truck | 1993-2004 | 13798D:MP380E38 12880D:MP380E42>1998 | M | 68 | 92000 | 10 | Tipper, Mixer
S-Way | tractor-unit | 2019-2026 | 10308D:AS440S48 12882D:AS440S53 | A | 62 | 118000 | 6 | Active Space
`,
  },
  {
    name: 'Renault Trucks',
    region: 'europe',
    weights: [0, 12],
    models: `
Premium | tractor-unit | 1996-2013 | 10837D:450_DXi>2006 10837D:460_DXi>2009 11116D:420_dCi<2006 | A M | 62 | 95000 | 40 | Privilege, Sleeper Cab
Magnum | tractor-unit | 1996-2013 | 12777D:480_DXi>2005 12777D:500_DXi>2008 11929D:440_E-Tech<2006 | A M | 62 | 108000 | 26 | Excellence, Vega
Kerax | truck | 1997-2013 | 10837D:380_DXi>2006 10837D:450_DXi>2006 11116D:420_dCi<2006 | M | 684 | 98000 | 26 | Tipper, Mixer
Midlum | truck | 2000-2013 | 7146D:270_DXi>2006 4764D:180_DXi>2006 6174D:220_dCi<2006 4116D:150_dCi<2006 | M A | 24 | 56000 | 30 | Box Body, Flat Body, Tipper, Curtainsider
T High | tractor-unit | 2013-2026 | 12777D:520 10837D:460 | A | 62 | 122000 | 14 | Maxispace, Sleeper Cab
`,
  },
  {
    name: 'Freightliner',
    region: 'america',
    weights: [0, 10],
    yards: 'southern',
    models: `
Columbia | tractor-unit | 2000-2018 | 14000D 12798D 14945D | M A | 6 | 98000 | 30 | CL120, Sleeper Cab, Mid Roof
Argosy | tractor-unit | 1999-2020 | 14000D 14945D 12798D | M A | 6 | 112000 | 50 | 90 High Roof, 101 High Roof, Day Cab
Cascadia | tractor-unit | 2007-2026 | 14800D 12798D 14945D | A M | 6 | 132000 | 14 | 125 Raised Roof, Day Cab
Century Class | tractor-unit | 1996-2010 | 14000D 12700D | M | 6 | 92000 | 14 | C120, Sleeper Cab
M2 106 | truck | 2002-2026 | 6690D 7200D<2010 | A M | 26 | 72000 | 10 | Box Body, Flat Body, Tipper
`,
  },
  {
    name: 'International',
    region: 'america',
    weights: [0, 9],
    yards: 'southern',
    leftHand: 'LoneStar',
    models: `
9800i | tractor-unit | 1999-2016 | 14945D 14000D<2006 | M A | 6 | 98000 | 40 | Hi-Rise, Skyrise, Sleeper Cab
9700 | tractor-unit | 1996-2006 | 14000D 14945D>1999 | M | 6 | 88000 | 14 | Sleeper Cab, Day Cab
7600 | truck | 2002-2016 | 10824D 12400D>2007 | M A | 6 | 88000 | 12 | Tipper, Mixer, Hook Lift
ProStar | tractor-unit | 2007-2017 | 14945D 12400D | A M | 6 | 112000 | 12 | Hi-Rise Sleeper, Day Cab
LoneStar | tractor-unit | 2008-2026 | 14945D | M A | 6 | 138000 | 3 | Sky-Rise
`,
  },
  {
    name: 'Kenworth',
    region: 'america',
    weights: [0, 5],
    yards: 'southern',
    leftHand: 'W900',
    models: `
T800 | tractor-unit | 1990-2026 | 14945D 15200D<2012 12902D>2010 | M A>2015 | 6 | 138000 | 30 | Aerodyne, Day Cab
K200 | tractor-unit | 2010-2026 | 14945D | M A | 68 | 152000 | 14 | Big Cab, Aerodyne
W900 | tractor-unit | 1990-2026 | 14945D 15200D<2012 | M | 6 | 142000 | 12 | Studio Sleeper, Day Cab
`,
  },
  {
    name: 'Mack',
    region: 'america',
    weights: [0, 4],
    yards: 'southern',
    models: `
Vision | tractor-unit | 1999-2008 | 11929D 12000D | M | 6 | 88000 | 20 | CX613, Sleeper Cab
Granite | truck | 2001-2026 | 10837D>2007 12777D>2007 11929D<2008 | M A>2012 | 6 | 112000 | 20 | Tipper, Mixer
Trident | tractor-unit | 2005-2026 | 12777D | M A | 6 | 125000 | 10 | Day Cab, Sleeper Cab
`,
  },
  {
    name: 'Western Star',
    region: 'america',
    weights: [0, 3],
    yards: 'southern',
    models: `
4800 | tractor-unit | 1998-2026 | 14000D 14800D>2010 12798D>2007 | M A>2015 | 68 | 138000 | 20 | Stratosphere Sleeper, Day Cab
4900 | tractor-unit | 1998-2026 | 14945D 15600D>2010 | M A>2015 | 6 | 145000 | 12 | Constellation, Sleeper Cab
`,
  },
  {
    name: 'Caterpillar',
    region: 'machine',
    weights: [0, 30],
    colour: 'yellow',
    models: `
320D | excavator | 2006-2017 | 6373D | A | 4 | 135000 | 40 | Excavator, Long Reach Excavator
320B | excavator | 1996-2004 | 6370D | A | 4 | 120000 | 10 | Excavator
320C | excavator | 2000-2008 | 6370D | A | 4 | 125000 | 20 | Excavator
330D | excavator | 2006-2014 | 8800D | A | 4 | 230000 | 14 | Excavator
312D | excavator | 2007-2014 | 4249D | A | 4 | 98000 | 12 | Excavator
308E | excavator | 2012-2020 | 3331D | A | 4 | 92000 | 8 | Mini Excavator
303E | excavator | 2013-2021 | 1642D | A | 4 | 48000 | 6 | Mini Excavator
320GC | excavator | 2017-2026 | 4400D | A | 4 | 145000 | 12 | Excavator
416E | excavator:2/1 | 2006-2013 | 4400D | A | 24 | 72000 | 14 | Backhoe Loader
428F | excavator:2/1 | 2012-2020 | 4400D | A | 4 | 92000 | 18 | Backhoe Loader
`,
  },
  {
    name: 'Komatsu',
    region: 'machine',
    weights: [0, 32],
    colour: 'yellow',
    models: `
PC200-6 | excavator | 1994-2004 | 5883D | A | 4 | 115000 | 20 | Excavator
PC200-7 | excavator | 2001-2009 | 5883D | A | 4 | 125000 | 26 | Excavator
PC200-8 | excavator | 2006-2019 | 6690D | A | 4 | 142000 | 50 | Excavator, Long Reach Excavator
PC210-10 | excavator | 2013-2024 | 6690D | A | 4 | 165000 | 16 | Excavator
PC128US | excavator | 1998-2014 | 3260D | A | 4 | 92000 | 16 | Excavator
PC78US | excavator | 2001-2018 | 3318D | A | 4 | 78000 | 16 | Excavator
PC30MR | excavator | 2002-2020 | 1642D | A | 4 | 38000 | 20 | Mini Excavator
PC300-8 | excavator | 2007-2018 | 8270D | A | 4 | 235000 | 12 | Excavator
PC400-7 | excavator | 2002-2011 | 11040D | A | 4 | 280000 | 6 | Excavator
WB93R | excavator:2/1 | 2003-2020 | 4485D | A | 4 | 82000 | 10 | Backhoe Loader
`,
  },
  {
    name: 'Hitachi',
    region: 'machine',
    weights: [0, 24],
    colour: 'yellow',
    models: `
ZX200-3 | excavator | 2005-2014 | 5193D | A | 4 | 135000 | 40 | Excavator
ZX200 | excavator | 2000-2006 | 6494D | A | 4 | 122000 | 20 | Excavator
ZX120 | excavator | 2001-2014 | 4329D | A | 4 | 92000 | 22 | Excavator
ZX225US | excavator | 2002-2020 | 5193D | A | 4 | 138000 | 14 | Excavator
ZX330-3 | excavator | 2006-2014 | 7790D | A | 4 | 225000 | 12 | Excavator
ZX70 | excavator | 2000-2014 | 2999D | A | 4 | 72000 | 14 | Excavator
ZX30U | excavator | 2002-2020 | 1642D | A | 4 | 36000 | 16 | Mini Excavator
EX200-5 | excavator | 1996-2001 | 6494D | A | 4 | 105000 | 14 | Excavator
ZX210LC-5 | excavator | 2012-2022 | 5193D | A | 4 | 158000 | 10 | Excavator
`,
  },
  {
    name: 'JCB',
    region: 'machine',
    weights: [0, 22],
    yards: 'british',
    colour: 'yellow',
    models: `
3CX | excavator:2/1 | 1993-2026 | 4399D>2003 3990D<2004 4800D>2012 | A M<2012 | 42 | 88000 | 80 | Backhoe Loader, Sitemaster Backhoe Loader, Eco Backhoe Loader>2012
4CX | excavator:2/1 | 1995-2026 | 4399D>2003 3990D<2004 4800D>2012 | A | 4 | 105000 | 24 | Backhoe Loader, Sitemaster Backhoe Loader
3DX | excavator:2/1 | 2004-2026 | 4399D 4800D>2014 | A | 24 | 58000 | 26 | Backhoe Loader
JS200 | excavator | 2000-2020 | 5883D<2010 4800D>2010 | A | 4 | 132000 | 20 | Excavator
JS130 | excavator | 2000-2018 | 4329D<2012 4400D>2012 | A | 4 | 98000 | 10 | Excavator
8018 | excavator | 2004-2020 | 1116D | A | 4 | 26000 | 14 | Mini Excavator
`,
  },
  {
    name: 'Kobelco',
    region: 'machine',
    weights: [0, 14],
    colour: 'green',
    models: `
SK200-8 | excavator | 2006-2014 | 5123D | A | 4 | 135000 | 40 | Excavator, Super X Excavator
SK200-6 | excavator | 1998-2006 | 5861D | A | 4 | 118000 | 16 | Excavator
SK135SR | excavator | 2003-2020 | 2999D | A | 4 | 98000 | 16 | Excavator
SK75SR | excavator | 2003-2020 | 2999D | A | 4 | 76000 | 12 | Excavator
SK330-8 | excavator | 2006-2014 | 7684D | A | 4 | 225000 | 8 | Excavator
SK30SR | excavator | 2005-2020 | 1642D | A | 4 | 38000 | 10 | Mini Excavator
`,
  },
  {
    name: 'Sumitomo',
    region: 'machine',
    weights: [0, 8],
    colour: 'yellow',
    models: `
SH200-3 | excavator | 2000-2008 | 5861D | A | 4 | 118000 | 20 | Excavator
SH210-5 | excavator | 2008-2016 | 5193D | A | 4 | 138000 | 30 | Excavator
SH120-3 | excavator | 2000-2010 | 4329D | A | 4 | 88000 | 16 | Excavator
SH75X | excavator | 2004-2020 | 2999D | A | 4 | 74000 | 10 | Excavator
`,
  },
  {
    name: 'Kubota',
    region: 'machine',
    weights: [0, 10],
    colour: 'red',
    models: `
U30 | excavator | 2000-2020 | 1647D | A | 4 | 36000 | 30 | Mini Excavator
KX-161 | excavator | 1998-2014 | 2434D | A | 4 | 52000 | 24 | Mini Excavator
U17 | excavator | 2010-2026 | 898D | A | 4 | 24000 | 24 | Mini Excavator
RX-306 | excavator | 2004-2020 | 1647D | A | 4 | 38000 | 16 | Mini Excavator
KX080 | excavator | 2011-2026 | 3331D | A | 4 | 88000 | 10 | Midi Excavator
`,
  },
  {
    name: 'Yanmar',
    region: 'machine',
    weights: [0, 8],
    colour: 'red',
    models: `
ViO30 | excavator | 1998-2020 | 1642D | A | 4 | 36000 | 40 | Mini Excavator
ViO17 | excavator | 2008-2026 | 854D | A | 4 | 24000 | 24 | Mini Excavator
ViO55 | excavator | 1998-2020 | 2189D | A | 4 | 56000 | 20 | Mini Excavator
B7 | excavator | 1996-2012 | 3318D | A | 4 | 62000 | 8 | Midi Excavator
`,
  },
  {
    name: 'Takeuchi',
    region: 'machine',
    weights: [0, 5],
    colour: 'red',
    models: `
TB135 | excavator | 2000-2012 | 1662D | A | 4 | 38000 | 20 | Mini Excavator
TB228 | excavator | 2012-2024 | 1267D | A | 4 | 36000 | 14 | Mini Excavator
TB175 | excavator | 2002-2013 | 3318D | A | 4 | 72000 | 10 | Midi Excavator
`,
  },
  {
    name: 'Case',
    region: 'machine',
    weights: [0, 7],
    yards: 'british',
    colour: 'yellow',
    models: `
580 Super M | excavator:2/1 | 2000-2012 | 3908D | A M | 42 | 72000 | 30 | Backhoe Loader
580T | excavator:2/1 | 2009-2020 | 4485D | A | 4 | 82000 | 30 | Backhoe Loader
695ST | excavator:2/1 | 2010-2022 | 4485D | A | 4 | 98000 | 10 | Backhoe Loader
CX210B | excavator | 2007-2016 | 4485D | A | 4 | 138000 | 16 | Excavator
`,
  },
  {
    name: 'Massey Ferguson',
    region: 'machine',
    weights: [0, 5],
    yards: 'british',
    colour: 'red',
    models: `
50HX | excavator:2/1 | 1988-1998 | 3990D | M | 24 | 42000 | 20 | Backhoe Loader
60HX | excavator:2/1 | 1990-1999 | 3990D | M | 4 | 48000 | 14 | Backhoe Loader
860 | excavator:2/1 | 1994-2002 | 3990D | M | 4 | 52000 | 12 | Backhoe Loader
`,
  },
  {
    name: 'Volvo CE',
    region: 'machine',
    weights: [0, 9],
    yards: 'southern',
    colour: 'yellow',
    models: `
EC210B | excavator | 2001-2012 | 5702D | A | 4 | 138000 | 40 | Excavator
EC240B | excavator | 2001-2012 | 7146D | A | 4 | 168000 | 12 | Excavator
EC140B | excavator | 2003-2012 | 4038D | A | 4 | 98000 | 16 | Excavator
EC220D | excavator | 2012-2022 | 5702D | A | 4 | 152000 | 16 | Excavator
BL71 | excavator:2/1 | 2003-2018 | 4038D | A | 4 | 88000 | 20 | Backhoe Loader
`,
  },
  {
    name: 'Doosan',
    region: 'machine',
    weights: [0, 7],
    yards: 'southern',
    colour: 'yellow',
    models: `
DX225LCA | excavator | 2009-2022 | 8071D | A | 4 | 122000 | 30 | Excavator
DX300LCA | excavator | 2009-2022 | 8071D | A | 4 | 162000 | 16 | Excavator
DX140LC | excavator | 2008-2020 | 5785D | A | 4 | 98000 | 14 | Excavator
Solar 220LC-V | excavator | 2000-2009 | 8071D | A | 4 | 112000 | 14 | Excavator
`,
  },
  {
    name: 'Sany',
    region: 'machine',
    weights: [0, 7],
    yards: 'chinese',
    colour: 'yellow',
    models: `
SY215C | excavator | 2010-2026 | 6373D<2020 5193D>2018 | A | 4 | 98000 | 40 | Excavator
SY365C | excavator | 2012-2026 | 9839D<2022 7790D>2015 | A | 4 | 182000 | 10 | Excavator
SY75C | excavator | 2012-2026 | 2999D | A | 4 | 56000 | 14 | Excavator
SY35U | excavator | 2015-2026 | 1642D | A | 4 | 34000 | 14 | Mini Excavator
`,
  },
  {
    name: 'XCMG',
    region: 'machine',
    weights: [0, 6],
    yards: 'chinese',
    colour: 'yellow',
    models: `
XE215C | excavator | 2011-2026 | 6494D<2018 5193D>2016 | A | 4 | 92000 | 30 | Excavator
XE370C | excavator | 2012-2026 | 9839D<2020 8900D>2018 | A | 4 | 172000 | 8 | Excavator
XC870K | excavator:2/1 | 2014-2026 | 4400D | A M | 4 | 58000 | 16 | Backhoe Loader
`,
  },
]
