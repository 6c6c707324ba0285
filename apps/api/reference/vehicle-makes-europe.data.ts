import type { MakeFacts } from './vehicle-notation.ts'

/** European makes, cars and their vans. Row notation: vehicle-notation.ts. */
export const europeanMakes: readonly MakeFacts[] = [
  {
    name: 'Mercedes-Benz',
    region: 'europe',
    weights: [105, 62],
    models: `
A-Class | hatchback | 1997-2026 | 1595P:A180>2012<2018 1332P:A180>2018 1699P:A170>2004<2012 1991P:A250>2012 1461D:A180_CDI>2012<2018 1598P:A160<2004 2034P:A200<2012 | A C<2012 | 2A | 34000 | 46 | Style>2012, Sport>2012, AMG Line>2015, Elegance<2012
B-Class | hatchback | 2005-2026 | 1595P:B180>2011<2019 1332P:B180>2019 1699P:B170<2011 2034P:B200<2011 1461D:B180_CDI>2011<2018 | A C<2011 | 2 | 35000 | 34 | Sport, Blue Efficiency<2014, AMG Line>2019
C-Class | sedan | 1993-2026 | 1595P:C180>2012 1796P:C180<2014 1796P:C200<2014 1991P:C200>2014 2143D:C220_CDI>2000<2019 2996P:C280<2008 1950D:C220d>2018 3498P:C350>2007<2014 | A | 2A | 45000 | 100 | Avantgarde, AMG Line>2011, Kompressor>2001<2009, Blue Efficiency>2008<2014
C-Class Wagon | wagon | 1996-2026 | 1595P:C180>2012 1796P:C200<2014 1991P:C200>2014 2143D:C220_CDI>2000<2019 1950D:C220d>2018 1998P:C180<2001 | A | 2A | 46500 | 26 | Avantgarde, AMG Line>2011
CLA | sedan | 2013-2026 | 1595P:CLA180<2019 1332P:CLA180>2019 1991P:CLA250 2143D:CLA220d<2019 | A | 2A | 40000 | 30 | Sport, AMG Line
CLS | sedan | 2004-2023 | 3498P:CLS350<2018 2987D:CLS320_CDI>2005<2018 4663P:CLS550>2011<2018 2925D:CLS400d>2018 | A | 2A | 72000 | 10 | AMG Sport Package, Base
E-Class | sedan | 1993-2026 | 3498P:E350>2004<2016 1991P:E200>2013 2143D:E220_CDI>2002<2017 1796P:E250>2009<2013 2987D:E320_CDI>2005<2016 1950D:E220d>2016 2597P:E240>1998<2006 3199P:E320<2005 2295P:E230<1998 | A | 2A | 60000 | 56 | Avantgarde, Elegance<2016, AMG Line>2013, Exclusive>2016
E-Class Wagon | wagon | 1996-2026 | 3498P:E350>2004<2016 1991P:E200>2013 2987D:E320_CDI>2005<2016 1950D:E220d>2016 2597P:E240>1998<2006 3199P:E320<2005 | A | 2A | 62000 | 12 | Avantgarde, Elegance<2016, AMG Line>2013
S-Class | sedan | 1993-2026 | 4663P:S550>2010<2020 5461P:S550>2005<2011 3498P:S350>2005<2013 3498H:S400_Hybrid>2009<2017 2925D:S350d>2017 4966P:S500<2005 2999P:S450>2017 3199P:S320<2002 | A | 2A | 110000 | 22 | L, AMG Sport Package>2005, AMG Line>2013
GLA | suv | 2014-2026 | 1595P:GLA180<2020 1332P:GLA180>2020 1991P:GLA250 1950D:GLA200d>2020 2143D:GLA220d<2020 | A | 2A | 42000 | 26 | Style, Sport, AMG Line
GLB | suv:5/7 | 2019-2026 | 1332P:GLB180 1991P:GLB250 1950D:GLB200d | A | 2A | 48000 | 7 | Progressive, AMG Line
GLC | suv | 2015-2026 | 1991P:GLC250<2019 1991P:GLC300>2019 2143D:GLC220d<2019 1950D:GLC220d>2019 | A | A | 56000 | 18 | Sport, AMG Line, Exclusive
GLK | suv | 2008-2015 | 3498P:GLK350 2996P:GLK300<2012 2143D:GLK220_CDI | A | A2 | 48000 | 12 | Sport, AMG Sport Package
GLE | suv | 2015-2026 | 2987D:GLE350d<2019 2996P:GLE400<2019 2925D:GLE400d>2019 1950D:GLE300d>2019 2999P:GLE450>2019 | A | A | 78000 | 12 | AMG Line, Sport, Coupe
GLS | suv:5/7 | 2015-2026 | 2987D:GLS350d<2019 4663P:GLS550<2019 2925D:GLS400d>2019 3982P:GLS580>2019 | A | A | 98000 | 5 | AMG Line, Sport
ML-Class | suv | 1998-2015 | 3498P:ML350>2005 2987D:ML320_CDI>2005 2685D:ML270_CDI<2005 3199P:ML320<2003 4966P:ML500<2008 | A | A | 62000 | 18 | Luxury, AMG Sport Package, Blue Efficiency>2009
GL-Class | suv:5/7 | 2006-2015 | 4663P:GL450 5461P:GL500<2012 2987D:GL350_CDI | A | A | 82000 | 6 | Base, AMG Sport Package
G-Class | suv | 1990-2026 | 2987D:G350d>2010<2018 5461P:G55_AMG>2005<2012 5461P:G63_AMG>2012<2018 3982P:G63_AMG>2018 2925D:G400d>2019 4966P:G500>1998<2015 2996D:G300_TD<2001 | A | 4 | 140000 | 8 | Luxury Package, AMG Line>2012
SLK | sedan:2/2 | 1997-2016 | 1796P:SLK200>2004 3498P:SLK350>2004 2295P:SLK230<2004 1998P:SLK200<2004 | A | 2 | 48000 | 6 | Kompressor<2011, AMG Sport Package
SL-Class | sedan:2/2 | 1995-2026 | 3498P:SL350>2006<2016 4966P:SL500<2008 4663P:SL550>2012<2020 3982P:SL63>2021 | A | 2 | 105000 | 3 | Base, AMG Sport Package
V-Class | mpv:5/7 | 1997-2026 | 2143D:V220d>2015<2019 1950D:V220d>2019 2295P:V230<2003 3199P:V350>2003<2015 | A | 2 | 62000 | 8 | Trend<2015, Avantgarde, Long
R-Class | mpv:5/6 | 2005-2013 | 3498P:R350 2987D:R320_CDI | A | A | 56000 | 3 | 4Matic, Long
EQC | suv | 2019-2023 | 80E:EQC400 | A | A | 78000 | 1 | AMG Line
X-Class | double-cab | 2017-2020 | 2298D:X250d 2987D:X350d>2018 | A M | 42 | 46000 | 4 | Pure, Progressive, Power
Vito | van:4/3 | 1996-2026 | 2143D:111_CDI>2003<2019 2143D:113_CDI>2010<2019 1950D:116_CDI>2019 2148D:110_CDI>1999<2010 2299D:108D<2003 | M A | 2 | 34000 | 40 | Panel Van, Crew Cab, Long, Tourer>2014
Viano | mpv:5/7 | 2003-2014 | 3498P:3.5 2143D:CDI_2.2 2987D:CDI_3.0>2006 | A | 2 | 48000 | 6 | Ambiente, Trend, Long
Sprinter | van:4/3 | 1995-2026 | 2143D:313_CDI>2006<2019 2148D:311_CDI>2000<2010 2987D:319_CDI>2006 2143D:316_CDI>2009<2021 1950D:315_CDI>2021 2299D:212D<2000 | M A | 2 | 42000 | 60 | LWB High Roof, MWB, Dropside, Luton
Sprinter Bus | minibus:4/19 | 1998-2026 | 2143D:515_CDI>2006<2019 2987D:519_CDI>2006 2685D:416_CDI<2006 | M A | 2 | 58000 | 26 | 19-Seater, 22-Seater, Mobility
Atego | truck | 1998-2026 | 4249D:815<2013 6374D:1218<2013 5132D:816>2013 7698D:1224>2013 | M A | 24 | 62000 | 26 | Flat Body, Box Body, Curtainsider, Tipper, Tail Lift
Axor | tractor-unit | 2001-2019 | 11967D:1840 11967D:1843 6374D:1833 | M A | 26 | 88000 | 24 | Sleeper Cab, Day Cab
Axor Tipper | truck | 2004-2019 | 11967D:2628 11967D:3535>2006 6374D:2633 | M A | 68 | 82000 | 12 | Tipper, Mixer
Actros | tractor-unit | 1996-2026 | 11946D:1844<2011 11946D:2644<2012 15928D:2650<2012 12809D:1845>2011 12809D:2645>2011 15569D:2658>2012 | A M<2012 | 26 | 118000 | 56 | MegaSpace<2012, BigSpace>2011, StreamSpace>2011, LH<2012
Actros Tipper | truck | 1996-2026 | 11946D:3335<2014 11946D:4140<2014 12809D:3345>2012 10677D:2636>2012 | M A | 68 | 108000 | 14 | Tipper, 8x4 Steel Body
Unimog | truck:2/3 | 1990-2026 | 4249D:U300>2000<2014 6374D:U400>2000<2014 5958D:U1550<2002 5132D:U423>2013 | M | 4 | 98000 | 3 | Dropside, Crane
CLK-Class | sedan:2/4 | 1997-2010 | 1998P<2002 1796P>2002 2597P>2005 3199P<2006 4966P<2006 2148D>2005 | A M | 2 | 27000 | 0 | Elegance, Avantgarde
CL-Class | sedan:2/4 | 1992-2014 | 4966P<2007 5461P>2006<2011 4663P>2010 5786P:CL600>1999<2006 | A | 2 | 78000 | 0 | Base, AMG
`,
  },
  {
    name: 'BMW',
    region: 'europe',
    weights: [95, 6],
    models: `
1 Series | hatchback | 2004-2026 | 1596P:116i<2009 1598P:116i>2011<2015 1499P:118i>2015 1995P:120i<2011 1995D:118d>2007 2979P:135i<2013 1998P:M135i>2019 | A M | 2 | 32000 | 46 | Style>2011, Sport>2011, M Sport
2 Series | sedan:2/4 | 2014-2026 | 1499P:218i 1998P:220i 2979P:M235i<2016 2998P:M240i>2016 1995D:220d | A M | 2A | 40000 | 8 | M Sport, Sport
2 Series Active Tourer | mpv:5/5 | 2014-2026 | 1499P:218i 1995D:218d 1499H:225xe>2016 | A | 2A | 38000 | 12 | Luxury, M Sport, Sport<2021
3 Series | sedan | 1991-2026 | 1995P:320i>2005<2012 1997P:320i>2011<2016 1998P:320i>2015 1995D:320d>2007 2497P:325i>2005<2012 1895P:318i<2001 1995P:318i>2001<2012 1998P:330i>2015 2171P:320i>2000<2005 1499P:318i>2015<2020 | A M | 2A | 43000 | 100 | M Sport, Luxury>2011, Sport>2011, Highline<2012
3 Series Touring | wagon | 1995-2026 | 1995P:320i>2005<2012 1998P:320i>2012 1995D:320d>2007 1895P:318i<2001 2171P:320i>2000<2005 | A M | 2A | 45000 | 20 | M Sport, Luxury>2011
4 Series | sedan:2/4 | 2013-2026 | 1997P:428i<2016 1998P:420i>2016 1997P:420i<2016 1995D:420d 2979P:435i<2016 2998P:440i>2016 | A | 2A | 50000 | 14 | M Sport, Luxury, Gran Coupe>2014
5 Series | sedan | 1995-2026 | 2497P:525i>2000<2010 2996P:530i>2005<2010 1997P:523i>2011<2017 1998P:530i>2016 1995D:520d>2007 2979P:535i>2010<2016 2494P:523i<2004 2993D:530d>2002 1995D:523d>2013 | A | 2A | 60000 | 42 | M Sport, Highline<2017, Luxury>2013
5 Series Touring | wagon | 1997-2026 | 1995D:520d>2007 2993D:530d>2002 2497P:525i>2003<2010 1997P:523i>2011<2017 2494P:523i<2004 1998P:530i>2017 | A | 2A | 63000 | 8 | M Sport, Luxury>2013
6 Series | sedan:2/4 | 2004-2018 | 2996P:630i<2010 4799P:650i>2005<2010 2979P:640i>2011 4395P:650i>2011 | A | 2 | 92000 | 4 | M Sport, Gran Coupe>2012
7 Series | sedan | 1994-2026 | 2979P:740i>2008<2015 2998P:740i>2015 4395P:750i>2008<2022 3600P:735i>2001<2005 4799P:750i>2005<2008 2993D:730d>2002 4398P:740i<2005 | A | 2A | 98000 | 14 | M Sport>2008, Executive, L
8 Series | sedan:2/4 | 2018-2026 | 2998P:840i 2993D:840d 4395P:M850i | A | A2 | 112000 | 1 | M Sport, Gran Coupe>2019
X1 | suv | 2009-2026 | 1995P:sDrive18i<2015 1997P:xDrive20i>2011<2015 1499P:sDrive18i>2015 1998P:xDrive20i>2015 1995D:xDrive18d | A M | 2A | 38000 | 44 | xLine, M Sport, Highline<2015
X2 | suv | 2018-2026 | 1499P:sDrive18i 1998P:xDrive20i 1995D:xDrive20d | A | 2A | 42000 | 7 | M Sport X, M Sport
X3 | suv | 2004-2026 | 2494P:2.5i<2006 2996P:xDrive30i>2006<2012 1995D:xDrive20d>2007 1997P:xDrive20i>2011<2017 1998P:xDrive30i>2017 2979P:xDrive35i>2010<2017 | A | A | 50000 | 44 | xLine>2011, M Sport, Highline<2014
X4 | suv | 2014-2025 | 1997P:xDrive28i<2018 1998P:xDrive30i>2018 1995D:xDrive20d 2979P:M40i>2016<2018 2998P:M40i>2018 | A | A | 58000 | 8 | xLine, M Sport
X5 | suv | 1999-2026 | 2979P:3.0i<2006 2996P:3.0si>2006<2010 2979P:xDrive35i>2010<2018 2993D:xDrive35d>2010 2993D:xDrive30d>2007 4799P:4.8i>2006<2010 2998P:xDrive40i>2018 | A | A | 72000 | 40 | M Sport, xLine>2013, Luxury<2014
X6 | suv | 2008-2026 | 2979P:xDrive35i<2019 2993D:xDrive30d 4395P:xDrive50i<2019 2998P:xDrive40i>2019 | A | A | 82000 | 12 | M Sport, Exclusive
X7 | suv:5/7 | 2019-2026 | 2993D:xDrive40d 2998P:xDrive40i 4395P:M50i | A | A | 105000 | 3 | M Sport, Design Pure Excellence
Z4 | sedan:2/2 | 2003-2026 | 2171P:2.2i<2006 2497P:sDrive23i>2009<2016 2996P:3.0si>2006<2009 1998P:sDrive20i>2018 1997P:sDrive20i>2011<2016 | A M | 2 | 52000 | 5 | M Sport, Base
M3 | sedan | 2000-2026 | 3246P<2006 3999P>2007<2014 2979P>2014<2019 2993P>2020 | A M | 2A | 85000 | 3 | Base, Competition>2016
M5 | sedan | 1998-2026 | 4999P>2004<2010 4395P>2011 4941P<2004 | A | 2A | 118000 | 1 | Base, Competition>2018
i3 | hatchback:4/4 | 2013-2022 | 22E<2017 33E>2016<2019 42E>2018 | A | 2 | 42000 | 7 | Suite, Lodge, Range Extender
iX3 | suv | 2020-2026 | 80E | A | 2 | 66000 | 1 | M Sport, Impressive
R1200GS | motorcycle | 2004-2018 | 1170P | M | 2 | 17500 | 60 | Standard, Adventure
F800GS | motorcycle | 2008-2018 | 798P | M | 2 | 12500 | 30 | Standard, Adventure>2013
G310GS | motorcycle | 2017-2026 | 313P | M | 2 | 6200 | 30 | Standard
`,
  },
  {
    name: 'Volkswagen',
    region: 'europe',
    weights: [85, 22],
    badges: 'D:TDI P:TSI>2008',
    models: `
Polo | hatchback | 1994-2026 | 1390P<2014 1197P>2010<2018 999P>2017 1198P<2014 1598P<2010 1198D>2009<2014 1422D>2014<2018 | A M | 2 | 19500 | 80 | Comfortline, Highline, Trendline, R-Line>2018
Polo Vivo | hatchback@southern | 2010-2026 | 1398P 1598P | M A | 2 | 13500 | 24 | Base, Trendline, Comfortline, Maxx
Golf | hatchback | 1991-2026 | 1390P>2003<2013 1395P>2012<2020 1197P>2009<2017 1598P<2010 1984P 1968D>2008 1598D>2009<2020 1498P>2017 1984P>2004 1896D<2009 | A M | 2 | 27000 | 100 | Comfortline, Highline, Trendline, GTI, R-Line>2013
Golf Variant | wagon | 1996-2026 | 1390P>2007<2013 1395P>2013<2020 1197P>2010<2017 1598P<2010 1968D>2009 1498P>2017 | A M | 2 | 28500 | 18 | Comfortline, Highline, TSI Trendline>2009
Golf Touran | mpv:5/7 | 2003-2026 | 1390P<2015 1395P>2015 1968D 1598P<2008 1498P>2018 | A M | 2 | 30000 | 20 | Comfortline, Highline, Trendline<2015
Golf Plus | hatchback | 2005-2014 | 1390P 1598P<2009 1197P>2010 1968D | A M | 2 | 25500 | 3 | Comfortline, Trendline
Jetta | sedan | 1998-2026 | 1390P>2006<2016 1598P<2012 1968D>2005<2018 1984P 1395P>2015 1896D<2010 | A M | 2 | 24000 | 14 | Comfortline, Highline, Trendline
Bora | sedan | 1998-2006 | 1598P 1984P 1896D 2324P | M A | 2 | 19500 | 3 | Comfortline, V5
Passat | sedan | 1993-2024 | 1798P<2010 1390P>2010<2015 1395P>2015 1968D>2005 1984P 1896D<2008 | A M | 2A | 31500 | 26 | Comfortline, Highline, Elegance>2019, R-Line>2015
Passat Variant | wagon | 1993-2026 | 1798P<2010 1390P>2010<2015 1395P>2015 1968D>2005 1984P | A M | 2A | 33000 | 22 | Comfortline, Highline, Alltrack>2012, R-Line>2015
CC | sedan | 2008-2017 | 1798P 1984P 1968D 3597P | A | 2A | 38000 | 4 | R-Line, V6 4Motion<2012
Arteon | sedan | 2017-2024 | 1984P 1968D | A | A2 | 48000 | 3 | R-Line, Elegance
The Beetle | hatchback:3/4 | 2011-2019 | 1197P 1390P<2014 1984P 1395P>2015 | A M | 2 | 26500 | 12 | Design, Dune>2016, Turbo<2016
New Beetle | hatchback:3/4 | 1998-2011 | 1984P 1598P 1781P | A M | 2 | 21500 | 12 | EZ, LZ, Turbo
Up | hatchback | 2011-2023 | 999P | A M | 2 | 13500 | 12 | Move Up, High Up, Cross Up
Scirocco | hatchback:3/4 | 2008-2017 | 1390P 1984P 1968D | A M | 2 | 31500 | 3 | TSI, R, R-Line
Sharan | mpv:5/7 | 1996-2022 | 1390P>2010 1968D>2006 1798P<2010 1896D<2010 | A M | 2 | 38000 | 9 | Comfortline, Highline
Tiguan | suv | 2007-2026 | 1390P<2016 1984P 1968D 1395P>2015 1498P>2018 | A M | A2 | 34500 | 36 | Track & Field<2011, Sport & Style<2016, Comfortline>2016, Highline>2016, R-Line
Tiguan Allspace | suv:5/7 | 2017-2024 | 1395P 1984P 1968D | A | 2A | 38500 | 4 | Comfortline, Highline
T-Cross | suv | 2018-2026 | 999P 1498P>2019 | A M | 2 | 25500 | 12 | Comfortline, Highline, Style>2020, R-Line>2019
T-Roc | suv | 2017-2026 | 1498P 1968D 999P 1984P | A M | 2A | 31500 | 9 | Style, Sport, R-Line, Design
Touareg | suv | 2002-2026 | 3189P<2007 3597P>2007<2018 2967D>2004 4172P<2010 2461D<2010 | A | A | 62000 | 24 | V6, V6 TDI>2005, R-Line>2015, Luxury>2018
Amarok | double-cab | 2010-2026 | 1968D 2967D>2016<2022 1996D>2022 2993D>2022 | M A | 42 | 42000 | 24 | Trendline<2022, Highline<2022, Canyon, Style>2022
ID.4 | suv | 2020-2026 | 52E 77E | A | 2A | 46000 | 4 | Lite, Pro
ID.3 | hatchback | 2019-2026 | 45E 58E 77E | A | 2 | 39000 | 2 | Life, Style, Pro Performance
Caddy | van:4/2 | 1996-2026 | 1968D>2010 1598D>2010<2020 1896D<2010 1197P>2010<2020 1598P<2010 | M A | 2 | 24500 | 30 | Panel Van, Maxi>2007, Crew Bus>2010
Transporter | van:4/3 | 1992-2026 | 1968D>2009 2461D<2009 1896D>2003<2009 2370D<2004 | M A | 24 | 36000 | 60 | T5 Panel Van>2003<2015, T6 Panel Van>2015, Crew Bus, Dropside, Pick Up
Caravelle | minibus:5/9 | 1992-2026 | 1968D>2009 2461D<2009 1984P | A M | 24 | 48000 | 16 | Comfortline, Trendline, Long
Kombi | minibus:4/9@southern | 1994-2024 | 1968D>2009 2461D<2009 1896D>2003<2009 | M | 2 | 38000 | 12 | T5>2003<2015, T6 SWB>2015
Crafter | van:4/3 | 2006-2026 | 2461D<2011 1968D>2011 | M A | 2 | 42000 | 22 | CR35 LWB High Roof, MWB, Dropside
Constellation | truck@southern | 2006-2026 | 8270D 6871D>2011 | M | 26 | 72000 | 8 | Tipper, Flat Body, 24.280 Box Body
Lupo | hatchback:3/4 | 1998-2005 | 999P 1390P 1716D 1422D>1999 | M A | 2 | 9500 | 0 | Oxford, Comfortline, GTI
Vento | sedan | 1992-1998 | 1781P 1984P 1896D 1598P>1994 | M A | 2 | 9000 | 0 | CL, GL, VR6
Phaeton | sedan | 2002-2016 | 3189P<2009 2967D>2004 4172P 5998P<2012 | A | A | 42000 | 0 | V6, V8
`,
  },
  {
    name: 'Audi',
    region: 'europe',
    weights: [58, 0],
    badges: 'D:TDI P:TFSI>2005',
    models: `
A1 | hatchback | 2010-2026 | 1389P<2015 1395P>2014<2019 999P>2015 1197P<2015 1598D<2018 | A M | 2 | 26000 | 34 | Sportback, S line, Ambition<2015, Contrast
A3 | hatchback | 1996-2026 | 1389P>2007<2013 1395P>2012<2020 1984P 1798P<2014 1968D>2003 1598P<2010 999P>2016 1498P>2017 | A M | 2A | 32000 | 70 | Sportback>2004, S line, Attraction<2016, Ambition<2016
A3 Sedan | sedan | 2013-2026 | 1395P<2020 1798P<2016 1984P>2016 999P>2018 1498P>2020 | A | 2A | 34000 | 24 | S line, Sport, Advanced>2019
A4 | sedan | 1994-2024 | 1798P>2008<2015 1984P 1968D>2005 1781P<2008 2393P<2005 1395P>2015 3123P<2008 | A M C<2015 | 2A | 42000 | 80 | S line, Ambiente<2016, Sport, Quattro
A4 Avant | wagon | 1996-2024 | 1798P>2008<2015 1984P 1968D>2005 1781P<2008 1395P>2015 | A M C<2015 | 2A | 44000 | 30 | S line, Allroad Quattro>2009, Sport
A5 | sedan:2/4 | 2007-2024 | 1984P 1798P<2012 3197P<2012 1968D 2967D | A M C<2016 | A2 | 50000 | 22 | Sportback>2009, S line, Quattro
A6 | sedan | 1994-2026 | 2393P<2008 2773P>2008<2015 2995P>2008 1984P 1984H>2012<2016 2967D>2004 1798P>2014<2018 3123P>2004<2011 1968D | A C<2018 | A2 | 58000 | 40 | S line, Quattro, Hybrid>2012<2016, Sport
A6 Avant | wagon | 1998-2026 | 2393P<2008 2773P>2008<2015 2995P>2008 1984P 2967D>2004 1968D | A C<2018 | A2 | 61000 | 10 | S line, Allroad Quattro
A7 | hatchback | 2010-2026 | 2995P 2773P<2014 1984P>2014 2967D | A | A | 76000 | 9 | Sportback S line, Quattro
A8 | sedan | 1994-2026 | 4163P<2013 2995P>2010 3993P>2012 2967D>2004 3697P<2002 3936D>2004<2010 | A | A | 96000 | 9 | L Quattro, S line>2010, Quattro
Q2 | suv | 2016-2026 | 999P 1395P<2020 1498P>2020 1968D | A M | 2A | 34000 | 18 | Sport, S line, Edition 1<2018
Q3 | suv | 2011-2026 | 1984P 1395P<2019 1968D 1498P>2018 | A M | A2 | 39000 | 32 | S line, Sport, Quattro
Q5 | suv | 2008-2026 | 1984P 1984H>2012<2016 3197P<2012 2967D 1968D 2995P>2012<2017 | A | A | 52000 | 40 | S line, Quattro, Hybrid>2012<2016, Sport
Q7 | suv:5/7 | 2006-2026 | 3597P<2010 2995P>2010 2967D 4163P<2010 1984P>2015 | A | A | 74000 | 22 | S line, Quattro, Urban>2015
Q8 | suv | 2018-2026 | 2995P 2967D | A | A | 88000 | 5 | S line, Debut Package
TT | sedan:2/4 | 1998-2023 | 1984P>2006 1781P<2014 3189P>2003<2010 1798P>2011 | A M | A2 | 44000 | 12 | Coupe, Roadster, S line
R8 | sedan:2/2 | 2006-2024 | 4163P<2015 5204P | A M<2015 | A | 165000 | 1 | V8<2015, V10 Plus>2015
e-tron | suv | 2019-2023 | 71E 95E | A | A | 82000 | 2 | 50 Quattro, 55 Quattro, Sportback>2020
`,
  },
  {
    name: 'Porsche',
    region: 'europe',
    weights: [20, 0],
    holds: 0.03,
    models: `
Cayenne | suv | 2002-2026 | 3598P>2007<2018 4806P>2007<2017 2967D>2009<2018 2995P>2017 3189P<2007 4511P<2007 2995H>2010 | A | A | 92000 | 60 | S, Platinum Edition, GTS>2008, Diesel>2009<2018
Macan | suv | 2013-2024 | 1984P 2997P 2995P>2018 2967D<2018 | A | A | 68000 | 46 | S, GTS>2015, T>2022
Panamera | hatchback:5/4 | 2009-2026 | 3605P<2016 2894P>2016 4806P<2016 2995P>2014<2020 2894H>2016 | A | A2 | 112000 | 18 | 4, 4S, S<2016
911 | sedan:2/4 | 1995-2026 | 3614P>2008<2016 2981P>2015 3596P>1997<2008 3800P>2004<2016 3600P<1998 | A M | 2A | 125000 | 14 | Carrera, Carrera S, Carrera 4S, Targa 4
Boxster | sedan:2/2 | 1996-2016 | 2706P>2003 3179P<2007 2687P<2004 3387P>2007 | A M | 2 | 62000 | 8 | S, Base
718 | sedan:2/2 | 2016-2025 | 1988P 2497P 3995P>2019 | A M | 2 | 72000 | 4 | Boxster, Cayman, Cayman S
Cayman | hatchback:3/2 | 2005-2016 | 2687P<2009 2893P>2009<2012 3386P<2009 2706P>2012 3436P>2009 | A M | 2 | 64000 | 6 | S, Base
Taycan | sedan:4/4 | 2019-2026 | 71E 83E | A | A2 | 118000 | 2 | 4S, Turbo, Cross Turismo>2021
924 | sedan:2/4 | 1976-1988 | 1984P 2479P>1985 | M A | 2 | 21000 | 0 | Base, S
944 | sedan:2/4 | 1982-1991 | 2479P<1990 2990P>1988 | M A | 2 | 26000 | 0 | S, S2, Turbo
968 | sedan:2/4 | 1991-1995 | 2990P | M A | 2 | 32000 | 0 | Base, Club Sport
`,
  },
  {
    name: 'Opel',
    region: 'europe',
    weights: [9, 5],
    yards: 'southern',
    badges: 'D:CDTI>2003',
    models: `
Corsa | hatchback | 1993-2026 | 1229P 1398P>2003<2019 1364P<2010 1199P>2019 1248D>2003<2019 998P>1998<2015 | M A | 2 | 16500 | 80 | Essentia<2015, Enjoy, Cosmo, Lite<2010, Edition>2019
Corsa Utility | pickup | 2002-2011 | 1389P 1796P 1686D | M | 2 | 14500 | 12 | Club, Sport
Astra | hatchback | 1991-2026 | 1598P 1364P>2009 1796P<2012 1956D>2009<2015 1399P>2015<2021 1199P>2019 1686D<2012 | M A | 2 | 21500 | 40 | Essentia, Enjoy, Cosmo, Sport>2010
Zafira | mpv:5/7 | 1999-2019 | 1796P<2014 2198P<2012 1910D>2004<2014 1364P>2011 1598P<2014 | M A | 2 | 24500 | 10 | Enjoy, Cosmo, Elegance<2012
Meriva | mpv:5/5 | 2003-2017 | 1598P<2010 1364P 1686D 1398P>2010 | M A | 2 | 19500 | 8 | Enjoy, Cosmo, Essentia
Vectra | sedan | 1995-2008 | 1796P 2198P 1598P 1910D>2004 1998P<2005 | M A | 2 | 22500 | 8 | GTS>2002, Elegance, CDX<2002
Insignia | sedan | 2008-2022 | 1796P<2013 1998P<2017 1956D 1598D>2015 1490P>2017 | A M | 2A | 29500 | 8 | Cosmo, Sport, Edition
Mokka | suv | 2012-2026 | 1364P<2020 1598P<2020 1199P>2020 1686D<2016 50E>2020 | M A | 2A | 24500 | 14 | Enjoy, Cosmo, X>2016<2020, GS Line>2020
Crossland | suv | 2017-2024 | 1199P 1499D>2018 | M A | 2 | 23500 | 5 | Enjoy, Cosmo, Elegance>2020
Grandland | suv | 2017-2026 | 1199P 1598P 1499D>2018 | A M | 2 | 30000 | 4 | Enjoy, Cosmo
Adam | hatchback:3/4 | 2013-2019 | 1229P 1398P 999P>2014 | M | 2 | 16500 | 3 | Jam, Glam
Tigra | sedan:2/2 | 1994-2009 | 1364P>2004 1389P<2001 1796P>2004 | M | 2 | 17500 | 1 | Base, Sport
Vivaro | van:4/3 | 2001-2026 | 1870D<2006 1995D>2006<2014 1598D>2014<2019 1997D>2019 1499D>2019 | M | 2 | 30000 | 30 | Panel Van, Crew Van, LWB
Combo | van:4/2 | 2001-2026 | 1248D<2018 1686D<2012 1499D>2018 1389P<2012 | M | 2 | 21000 | 20 | Panel Van, Cargo, Crew
Kadett | hatchback | 1979-1991 | 1297P 1598P 1998P 1686D | M A | 2 | 6500 | 0 | LS, GL, GSi
Omega | sedan | 1986-2003 | 1998P 2498P>1993 2172D>1999 | A M | 2 | 10500 | 0 | GL, CD, MV6
Senator | sedan | 1978-1993 | 2490P 2969P | A M | 2 | 11000 | 0 | CD
Signum | hatchback | 2003-2008 | 1796P 2198P 1910D>2004 2171D<2006 | M A | 2 | 12500 | 0 | Elegance, Cosmo
`,
  },
  {
    name: 'Vauxhall',
    region: 'europe',
    weights: [8, 10],
    yards: 'british',
    badges: 'D:CDTi>2003',
    models: `
Corsa | hatchback | 1993-2026 | 1229P 1398P>2006<2019 1199P>2019 1248D>2003<2019 998P>1998<2015 | M A | 2 | 16500 | 60 | SE, SXi<2014, SRi, Design<2019
Astra | hatchback | 1991-2026 | 1598P 1364P>2009<2015 1399P>2015<2019 1199P>2019 1796P<2012 1686D<2014 1598D>2014<2019 | M A | 2 | 22000 | 50 | SRi, SE, Elite>2009, Club<2010
Insignia | hatchback | 2008-2022 | 1796P<2015 1956D 1598D>2015 1490P>2017 | M A | 2 | 27500 | 16 | SRi, SE, Elite
Zafira | mpv:5/7 | 1999-2018 | 1796P 1598P<2014 1956D>2011 1910D>2005<2012 1364P>2011 | M A | 2 | 24500 | 14 | Exclusiv<2014, SRi, Design
Meriva | mpv:5/5 | 2003-2017 | 1364P 1598P<2010 1686D 1398P>2010 | M A | 2 | 18500 | 10 | Life<2010, SE, Exclusiv>2010
Vectra | hatchback | 1995-2008 | 1796P 2198P 1598P 1910D>2004 | M A | 2 | 21500 | 6 | SRi, Exclusiv, LS<2002
Mokka | suv | 2012-2026 | 1364P<2020 1598P<2020 1199P>2020 1686D<2015 | M A | 2A | 24000 | 14 | SE, Exclusiv, X Design Nav>2016<2020
Vivaro | van:4/3 | 2001-2026 | 1870D<2006 1995D>2006<2014 1598D>2014<2019 1499D>2019 1997D>2019 | M | 2 | 29500 | 40 | 2900 SWB, 2900 LWB, Sportive>2010
Combo | van:4/2 | 2001-2026 | 1248D<2018 1686D<2012 1499D>2018 | M | 2 | 20500 | 20 | 2000 L1H1, Sportive>2010, 1700
Movano | van:4/3 | 1998-2026 | 2464D<2010 2299D>2010<2021 2179D>2021 | M | 2 | 34500 | 20 | L3H2, L2H2, Dropside, Luton
`,
  },
  {
    name: 'MINI',
    region: 'europe',
    weights: [20, 0],
    holds: 0.02,
    models: `
Cooper | hatchback:3/4 | 2001-2026 | 1598P<2014 1499P>2014 | A M C<2006 | 2 | 27500 | 100 | Chili Package, Base, Park Lane<2008
Cooper S | hatchback:3/4 | 2001-2026 | 1598P<2014 1998P>2014 | A M | 2 | 33000 | 50 | Chili Package, Base
One | hatchback:3/4 | 2001-2026 | 1598P<2010 1598P>2010<2014 1198P>2014<2019 1499P>2019 | A M C<2006 | 2 | 23500 | 34 | Base, Pepper Package
5 Door | hatchback | 2014-2026 | 1499P:Cooper 1998P:Cooper_S 1496D:Cooper_D<2020 | A M | 2 | 29500 | 26 | Chili Package, Base
Clubman | wagon:5/5 | 2007-2024 | 1598P:Cooper<2014 1499P:Cooper>2015 1998P:Cooper_S>2015 1598P:Cooper_S<2014 1995D:Cooper_D>2015 | A M | 2 | 31500 | 30 | Chili Package, Base, Hampton>2011<2014
Crossover | suv | 2010-2026 | 1598P:Cooper<2016 1598P:Cooper_S<2016 1995D:Cooper_D 1499P:Cooper>2016 1998P:Cooper_S>2016 | A M | 2A | 34500 | 36 | Chili Package, ALL4, Base
Convertible | sedan:2/4 | 2004-2026 | 1598P:Cooper<2015 1499P:Cooper>2015 1998P:Cooper_S>2015 | A M | 2 | 33500 | 10 | Base, Side Walk
Paceman | suv:3/4 | 2012-2016 | 1598P:Cooper 1598P:Cooper_S | A M | 2A | 33500 | 4 | Base, ALL4
Coupe | hatchback:3/2 | 2011-2015 | 1598P:Cooper_S 1598P:JCW | A M | 2 | 33000 | 2 | Base
`,
  },
  {
    name: 'smart',
    region: 'europe',
    weights: [5, 0],
    models: `
Fortwo | hatchback:3/2 | 1998-2024 | 999P>2007 698P>2003<2007 599P<2004 898P>2014 17E>2012 | A M>2014 | 2 | 15500 | 50 | Pulse, Passion, mhd>2008<2014, Pure
Forfour | hatchback:5/4 | 2004-2021 | 999P>2014 898P>2014 1332P<2006 1499P<2006 | A M | 2 | 17500 | 20 | Passion, Turbo>2015, Pulse<2006
Roadster | sedan:2/2 | 2003-2006 | 698P | A | 2 | 19500 | 3 | Base, Brabus
K | hatchback:3/2 | 2001-2004 | 599P | A | 2 | 12500 | 2 | Base
`,
  },
  {
    name: 'Skoda',
    region: 'europe',
    weights: [8, 0],
    yards: 'british',
    badges: 'D:TDI P:TSI>2008',
    models: `
Octavia | hatchback | 1996-2026 | 1598P<2013 1395P>2012<2020 1798P 1968D>2004 1598D>2009<2020 1896D<2010 1498P>2017 | M A | 2A | 24500 | 50 | Ambition, Elegance<2017, SE, vRS
Fabia | hatchback | 1999-2026 | 1197P>2010<2017 1390P<2014 999P>2017 1198P<2014 1422D<2018 | M A | 2 | 16500 | 34 | Ambition, SE, Monte Carlo>2011
Superb | sedan | 2001-2026 | 1798P<2015 1968D>2005 1984P 1395P>2015<2020 1498P>2018 | A M | 2A | 34500 | 16 | Elegance, L&K>2009, SE L
Yeti | suv | 2009-2017 | 1197P 1968D 1395P>2015 1798P | M A | 2A | 24500 | 12 | Ambition, Outdoor>2013, SE
Kodiaq | suv:5/7 | 2016-2026 | 1395P<2020 1984P 1968D 1498P>2018 | A M | A2 | 38500 | 10 | Style, Sportline, SE L
Karoq | suv | 2017-2026 | 999P 1498P 1968D | A M | 2A | 29500 | 7 | SE, Style, Sportline
Kamiq | suv | 2019-2026 | 999P 1498P | M A | 2 | 24500 | 4 | SE, Monte Carlo>2021
Rapid | hatchback | 2012-2019 | 1197P<2017 999P>2017 1598P 1598D | M A | 2 | 17500 | 5 | SE, Ambition, Elegance
Roomster | mpv:5/5 | 2006-2015 | 1197P>2010 1390P 1598P 1422D<2010 | M A | 2 | 17500 | 2 | SE, Scout
Felicia | hatchback | 1994-2001 | 1289P 1598P 1896D | M | 2 | 6500 | 0 | LX, GLX
`,
  },
  {
    name: 'SEAT',
    region: 'europe',
    weights: [4, 0],
    yards: 'british',
    badges: 'D:TDI P:TSI>2008',
    models: `
Ibiza | hatchback | 1993-2026 | 1390P<2015 1197P>2010<2017 999P>2015 1598D>2009<2020 1198P<2015 | M A | 2 | 17500 | 40 | SE, FR, Reference<2017
Leon | hatchback | 1999-2026 | 1395P>2012<2020 1798P 1968D>2005 1598P<2010 1498P>2018 999P>2015 | M A | 2 | 23500 | 34 | SE, FR, Cupra
Ateca | suv | 2016-2026 | 1395P<2019 1968D 1498P>2018 999P | M A | 2A | 29500 | 12 | SE, FR, Xcellence
Arona | suv | 2017-2026 | 999P 1498P 1598D<2020 | M A | 2 | 23500 | 10 | SE, FR
Altea | mpv:5/5 | 2004-2015 | 1595P<2010 1390P>2007 1968D 1197P>2010 | M A | 2 | 21500 | 5 | Stylance, XL
Alhambra | mpv:5/7 | 1996-2020 | 1968D>2005 1390P>2010 1896D<2010 1984P | M A | 2 | 33500 | 5 | SE, Xcellence>2016, Stylance<2010
Toledo | sedan | 1998-2019 | 1598P<2010 1197P>2012 1968D>2004<2010 1598D>2012 1896D<2005 | M A | 2 | 19500 | 3 | Style, Reference
Arosa | hatchback:3/4 | 1997-2004 | 999P 1390P 1716D | M A | 2 | 8000 | 0 | Stella, Signo
Cordoba | sedan | 1993-2009 | 1390P 1598P 1896D | M | 2 | 9500 | 0 | Stella, Signo
`,
  },
  {
    name: 'Volvo',
    region: 'europe',
    weights: [24, 0],
    models: `
V40 | hatchback | 1996-2019 | 1596P:T4>2012<2015 1498P:T3>2015 1969D:D4>2013 1948P:2.0<2004 1783P:1.8<2004 | A M | 2 | 33000 | 60 | SE, Momentum>2015, Cross Country>2013, Inscription>2016
S40 | sedan | 1996-2012 | 2435P:2.4i>2004 1999P:2.0>2005 1948P:2.0<2004 1783P:1.8<2004 | A M | 2 | 28000 | 12 | SE, Aktiv, Classic>2010
V50 | wagon | 2004-2012 | 2435P:2.4i 1999P:2.0>2005 2521P:T5 | A M | 2A | 29500 | 16 | SE, Aktiv, R-Design>2008
S60 | sedan | 2000-2026 | 2435P:2.4<2009 1596P:DRIVe>2010<2015 2953P:T6>2010<2015 1969P:T5>2015 1969D:D4>2013<2019 | A M | 2A | 41000 | 22 | SE, R-Design>2010, Inscription>2018, Momentum>2018
V60 | wagon | 2010-2026 | 1596P:T4<2015 1969P:T5>2015 1969D:D4>2013<2020 2953P:T6<2015 | A | 2A | 43000 | 36 | SE, R-Design, Inscription>2018, Cross Country>2015
V70 | wagon | 1996-2016 | 2435P:2.4<2008 2521P:2.5T>2002 1999P:2.0>2008 1596P:T4>2011 2319P:T5<2004 | A M | 2A | 42000 | 16 | SE, Classic, Nordic
XC70 | wagon | 2000-2016 | 2521P:2.5T>2002<2007 3192P:3.2>2007<2014 2400D:D5 2435P:2.4T<2003 2953P:T6>2008 | A | A | 46000 | 8 | SE, Classic>2015
S80 | sedan | 1998-2016 | 2922P:2.9<2006 3192P:3.2>2006<2014 2400D:D5 2521P:2.5T>2003<2012 1596P:T4>2011 | A | 2A | 48000 | 4 | SE, Executive
S90 | sedan | 2016-2026 | 1969P:T5 1969D:D4<2020 1969H:T8>2017 | A | 2A | 56000 | 5 | Momentum, Inscription, R-Design
V90 | wagon | 2016-2025 | 1969P:T5 1969D:D4<2020 1969P:T6 | A | 2A | 60000 | 8 | Momentum, Inscription, Cross Country>2017
XC40 | suv | 2017-2026 | 1477P:T3>2019 1969P:T4 1969P:T5<2021 1969D:D4<2020 78E:Recharge>2020 | A | 2A | 42000 | 14 | Momentum, R-Design, Inscription
XC60 | suv | 2008-2026 | 2953P:T6<2015 1969P:T5>2013 1969D:D4>2013<2020 3192P:3.2<2012 2400D:D5<2017 | A | A2 | 52000 | 36 | SE, R-Design, Inscription>2017, Momentum>2017
XC90 | suv:5/7 | 2002-2026 | 2521P:2.5T<2014 3192P:3.2>2006<2014 1969P:T6>2015 1969D:D5>2015 2400D:D5<2014 1969H:T8>2015 | A | A | 66000 | 24 | SE<2015, Executive<2015, Momentum>2015, Inscription>2015
C30 | hatchback:3/4 | 2006-2013 | 1999P:2.0 2435P:2.4i 2521P:T5 | A M | 2 | 28000 | 6 | Aktiv, R-Design>2008
C70 | sedan:2/4 | 1997-2013 | 2521P:T5>2005 2435P:2.4T<2005 | A | 2 | 46000 | 2 | Base, GT
940 | sedan | 1990-1998 | 1986P 2316P | A M | 2 | 9500 | 0 | GL, GLE
960 | sedan | 1990-1997 | 2922P 2473P>1994 | A | 2 | 10500 | 0 | Base, Executive
`,
  },
  {
    name: 'Saab',
    region: 'europe',
    weights: [2, 0],
    models: `
9-3 | sedan | 1998-2012 | 1998P:2.0T 1910D:TiD>2004 2792P:Aero>2005 1998P:1.8t>2002 | A M | 2 | 31000 | 40 | Linear, Vector, Aero
9-5 | sedan | 1997-2011 | 2290P:2.3T<2010 1985P:2.0T<2010 2962P:3.0T<2004 1998P:2.0T>2010 | A M | 2 | 38000 | 16 | Linear, Arc, Vector>2005
`,
  },
  {
    name: 'Land Rover',
    region: 'europe',
    weights: [46, 0],
    models: `
Discovery | suv:5/7 | 1990-2026 | 2720D:TDV6>2004<2010 2993D:SDV6>2009<2022 3950P:V8<2004 2495D:Td5>1998<2004 3999P:V6>2004<2009 2995P:Si6>2016<2022 1999D:SD4>2017<2021 2996P:P360>2021 2495D:300Tdi<1998 | A M<2005 | 4 | 66000 | 80 | HSE, SE, S, XS<2014, Landmark>2015<2017
Discovery Sport | suv:5/7 | 2014-2026 | 1999P:Si4 1999D:TD4>2015<2020 2179D:SD4<2016 1999D:D180>2019 | A M | A | 50000 | 50 | SE, HSE, HSE Luxury, R-Dynamic S>2019
Freelander 2 | suv | 2006-2015 | 2179D:TD4 3192P:i6<2012 1999P:Si4>2012 | A M | A | 42000 | 34 | HSE, SE, GS, XS
Freelander | suv | 1997-2006 | 1795P:1.8 2497P:V6>2000 1951D:Td4>2000 1994D:Di<2000 | M A | A | 30000 | 7 | HSE, ES, GS
Defender | suv | 2020-2026 | 1997P:P300<2026 2996P:P400 2996D:D300>2020 1999D:D240<2021 | A | 4 | 72000 | 26 | 110 SE, 110 HSE, 90 S, X-Dynamic>2021
Defender 110 | suv:5/7 | 1990-2016 | 2495D:Td5>1998<2007 2402D:TDCi>2007<2012 2198D:TDCi>2011 2495D:300Tdi<1999 | M | 4 | 46000 | 22 | County, XS, Station Wagon
Defender 130 | double-cab | 1990-2016 | 2495D:Td5>1998<2007 2402D:TDCi>2007<2012 2198D:TDCi>2011 2495D:300Tdi<1999 | M | 4 | 44000 | 5 | Double Cab, High Capacity
Range Rover | suv | 1994-2026 | 4394P:4.4<2009 4367D:TDV8>2010<2021 2993D:TDV6>2012<2021 4999P:5.0_V8>2009<2021 3628D:TDV8>2006<2010 2996D:D350>2021 2996P:P400>2019 3950P:4.0<2002 | A | 4 | 118000 | 50 | Vogue, HSE, Autobiography, Westminster<2010
Range Rover Sport | suv | 2005-2026 | 2720D:TDV6<2009 2993D:SDV6>2009<2021 4999P:5.0_Supercharged>2009<2021 2995P:Si6>2013<2020 3628D:TDV8>2006<2010 2996D:D300>2020 2996P:P400>2019 4394P:4.4<2009 | A | 4 | 92000 | 72 | HSE, HSE Dynamic>2013, SE, Autobiography
Range Rover Evoque | suv | 2011-2026 | 1999P:Si4<2018 2179D:SD4<2016 1999D:TD4>2015<2019 1997P:P250>2018 1999D:D180>2018 | A M<2019 | A | 52000 | 70 | Pure<2016, Dynamic<2016, HSE Dynamic, SE, R-Dynamic S>2018
Range Rover Velar | suv | 2017-2026 | 1999D:D180 1997P:P250 2993D:D300<2020 2996P:P380<2021 | A | A | 68000 | 20 | S, R-Dynamic SE, HSE
`,
  },
  {
    name: 'Jaguar',
    region: 'europe',
    weights: [11, 0],
    models: `
XF | sedan | 2007-2024 | 2993D:3.0D<2018 4999P:5.0_V8>2009<2015 1999P:2.0>2012<2018 1999D:2.0D>2015 2720D:2.7D<2010 1997P:P250>2017 | A | 2 | 52000 | 40 | Luxury, Premium Luxury<2015, R-Sport>2015, Prestige>2015
XE | sedan | 2015-2024 | 1999P:2.0<2018 1999D:2.0D 1997P:P250>2018 | A | 2A | 42000 | 24 | Pure<2018, Prestige, R-Sport
XJ | sedan | 1994-2019 | 2993D:3.0D>2009 4196P:4.2<2009 4999P:5.0>2009 3555P:3.5>2003<2009 1999P:2.0>2012 3239P:XJ8_3.2<2003 3980P:4.0<2003 | A | 2 | 92000 | 10 | Luxury, Executive, Sovereign<2009, Portfolio>2009
X-Type | sedan | 2001-2009 | 2495P:2.5 2967P:3.0 2099P:2.0 1998D:2.0D>2003 | A M | A2 | 34000 | 12 | SE, Executive, Sovereign
S-Type | sedan | 1999-2008 | 2967P:3.0 2720D:2.7D>2004 2497P:2.5>2002 3996P:4.0<2002 | A | 2 | 45000 | 7 | SE, Executive
F-Pace | suv | 2016-2026 | 1999D:20d 2993D:30d<2020 1997P:25t 2996P:P400>2020 | A | A | 60000 | 34 | Prestige, R-Sport<2020, Portfolio, R-Dynamic S>2020
E-Pace | suv | 2017-2024 | 1999D:D180 1997P:P250 | A | A2 | 46000 | 20 | S, R-Dynamic SE
F-Type | sedan:2/2 | 2013-2024 | 2995P:3.0_V6<2020 1997P:P300>2017 5000P:5.0_V8 | A | 2A | 82000 | 3 | R-Dynamic, S
I-Pace | suv | 2018-2024 | 84E | A | A | 78000 | 3 | S, HSE
`,
  },
  {
    name: 'Rover',
    region: 'europe',
    weights: [1.5, 0],
    yards: 'british',
    models: `
75 | sedan | 1999-2005 | 1796P 2497P 1951D | A M | 2 | 28000 | 30 | Connoisseur, Club
25 | hatchback | 1999-2005 | 1396P 1588P 1994D | M | 2 | 16500 | 10 | iL, Impression
Mini | hatchback:2/4 | 1990-2000 | 1275P | M A | 2 | 14500 | 20 | Cooper, Mayfair, Cooper Sport>1999
`,
  },
  {
    name: 'Bentley',
    region: 'europe',
    weights: [2.5, 0],
    models: `
Continental GT | sedan:2/4 | 2003-2026 | 5998P<2018 3993P>2012 5950P>2018 | A | A | 230000 | 40 | Speed, Mulliner, V8>2012
Flying Spur | sedan | 2005-2026 | 5998P<2019 3993P>2014 5950P>2019 | A | A | 220000 | 24 | Speed, V8>2014
Bentayga | suv | 2016-2026 | 5950P<2021 3996P 2995H>2019 | A | A | 215000 | 14 | First Edition<2017, V8>2018, S>2021
Arnage | sedan | 1998-2009 | 6750P 4398P<2000 | A | 2 | 240000 | 4 | R, T, Red Label
`,
  },
  {
    name: 'Rolls-Royce',
    region: 'europe',
    weights: [1.5, 0],
    models: `
Ghost | sedan | 2010-2026 | 6592P<2020 6749P>2020 | A | 2A | 320000 | 40 | Base, Extended Wheelbase
Phantom | sedan | 2003-2026 | 6749P | A | 2 | 450000 | 14 | Base, Extended Wheelbase
Wraith | sedan:2/4 | 2013-2022 | 6592P | A | 2 | 330000 | 8 | Base, Black Badge>2016
Cullinan | suv | 2018-2026 | 6749P | A | A | 360000 | 12 | Base, Black Badge>2019
`,
  },
  {
    name: 'Aston Martin',
    region: 'europe',
    weights: [1.5, 0],
    models: `
V8 Vantage | sedan:2/2 | 2005-2017 | 4280P<2008 4735P>2008 | A M | 2 | 125000 | 30 | Base, Sportshift, S>2011
DB9 | sedan:2/4 | 2004-2016 | 5935P | A | 2 | 190000 | 20 | Coupe, Volante
Rapide | sedan:4/4 | 2010-2020 | 5935P | A | 2 | 210000 | 8 | Base, S>2013
DBX | suv | 2020-2026 | 3982P | A | A | 200000 | 8 | V8, 707>2022
`,
  },
  {
    name: 'Lotus',
    region: 'europe',
    weights: [1, 0],
    models: `
Elise | sedan:2/2 | 1996-2021 | 1796P 1794P>2004<2011 1598P>2010 | M | 2 | 48000 | 30 | Base, S, Sport 220>2015
Exige | hatchback:3/2 | 2000-2021 | 1796P<2011 3456P>2012 | M | 2 | 68000 | 14 | Base, S
Evora | sedan:2/4 | 2009-2021 | 3456P | M A | 2 | 82000 | 10 | S, 400>2015
`,
  },
  {
    name: 'Peugeot',
    region: 'europe',
    weights: [19, 9],
    badges: 'D:HDi>1999',
    models: `
206 | hatchback | 1998-2012 | 1360P 1587P 1997P 1868D<2003 1398D>2001 | M A | 2 | 16500 | 20 | Style, XS, Trendy
207 | hatchback | 2006-2014 | 1598P 1360P 1560D | M A | 2 | 19500 | 22 | Style, Premium, GT
208 | hatchback | 2012-2026 | 1199P 1598P<2019 1560D<2019 1499D>2018 45E>2019 | A M | 2 | 21500 | 46 | Active, Allure, GT Line, Premium<2015
2008 | suv | 2013-2026 | 1199P 1598P<2016 1560D<2019 1499D>2018 45E>2019 | A M | 2 | 25500 | 40 | Active, Allure, GT Line>2016, Cielo<2018
307 | hatchback | 2001-2008 | 1587P 1997P 1560D>2004 1997D | M A | 2 | 19500 | 14 | XT, XS, XSi
308 | hatchback | 2007-2026 | 1598P<2021 1199P>2014 1560D<2018 1499D>2017 1997D>2014 | A M | 2 | 24500 | 50 | Active, Allure, GT Line>2015, Premium<2014
3008 | suv | 2009-2026 | 1598P 1997D 1560D<2018 1199P>2016 1499D>2018 | A M | 2 | 31500 | 40 | Active, Allure, GT Line>2016, GT
406 | sedan | 1996-2004 | 1761P 1997P 1997D>1999 2946P | M A | 2 | 22500 | 4 | ST, SV, Coupe
407 | sedan | 2004-2011 | 2230P 1997P 1997D 2946P<2009 1560D | A M | 2 | 26500 | 6 | ST Comfort, SE, Executive
508 | sedan | 2010-2025 | 1598P 1997D<2021 1560D<2018 1499D>2018 | A M | 2 | 32500 | 20 | Allure, GT Line>2014, Griffe<2014
5008 | suv:5/7 | 2009-2026 | 1598P 1997D 1560D<2018 1199P>2016 1499D>2018 | A M | 2 | 33500 | 16 | Active, Allure, GT Line>2017, Premium<2014
4007 | suv:5/7 | 2007-2012 | 2179D 2360P | M A C | A | 30500 | 2 | SE, GT
RCZ | sedan:2/4 | 2010-2015 | 1598P 1997D | A M | 2 | 36000 | 4 | Base, GT
Partner | van:4/2 | 1996-2026 | 1560D>2004<2019 1997D<2008 1499D>2018 1360P<2008 1868D<2002 | M | 2 | 20500 | 40 | L1 Panel Van, L2, Crew Van, 190C<2008
Expert | van:4/3 | 1996-2026 | 1997D 1560D>2007<2019 1499D>2019 1868D<2002 | M | 2 | 28500 | 24 | L1H1, L2, Professional>2012
Boxer | van:4/3 | 1994-2026 | 2198D>2006<2016 1997D>2001 2179D>2019 2800D>1999<2006 2446D<2002 | M | 2 | 34000 | 30 | 335 L3H2, 333 L2H2, Dropside, Luton
Rifter | mpv:5/5 | 2018-2026 | 1499D 1199P | A M | 2 | 28500 | 6 | Allure, GT Line, Long>2021
106 | hatchback:3/4 | 1991-2003 | 954P<1996 1124P 1360P 1527D>1994 | M | 2 | 6500 | 0 | XN, XR, Quiksilver
107 | hatchback | 2005-2014 | 998P | M A | 2 | 8500 | 0 | Urban, Filou, Allure
306 | hatchback | 1993-2002 | 1360P 1587P 1905D 1761P | M A | 2 | 8000 | 0 | XR, XT, Meridian
807 | mpv:5/8 | 2002-2014 | 1997P 1997D 2179D | M A | 2 | 14500 | 0 | SR, Premium
1007 | hatchback:3/4 | 2005-2009 | 1360P 1587P 1398D | M A | 2 | 9500 | 0 | Dolce, Sport
`,
  },
  {
    name: 'Citroen',
    region: 'europe',
    weights: [9, 8],
    badges: 'D:HDi>1999',
    models: `
C3 | hatchback | 2002-2026 | 1360P<2010 1587P<2010 1199P>2012 1598P>2009<2016 1560D<2019 1397P>2009<2013 | A M | 2 | 18500 | 46 | Seduction<2016, Exclusive, Feel>2016, Shine>2016
C3 Aircross | suv | 2017-2026 | 1199P 1499D>2018 | A M | 2 | 24500 | 12 | Feel, Shine
C4 | hatchback | 2004-2026 | 1598P<2018 1587P<2010 1997P<2010 1199P>2014 1560D<2018 1499D>2020 | A M | 2 | 22500 | 26 | Seduction, Exclusive, Feel>2016, Shine>2020
C4 Picasso | mpv:5/5 | 2006-2022 | 1598P 1997D 1560D<2018 1199P>2015 1997P<2010 | A M | 2 | 27500 | 22 | Exclusive, Seduction, Feel>2016
Grand C4 Picasso | mpv:5/7 | 2006-2022 | 1598P 1997D 1560D<2018 1199P>2015 1997P<2010 | A M | 2 | 29500 | 18 | Exclusive, Seduction, Shine>2016
C4 Cactus | hatchback | 2014-2022 | 1199P 1560D | M A | 2 | 20500 | 5 | Feel, Flair, Shine
C5 | sedan | 2001-2017 | 1997P<2010 1598P>2008 1997D 2946P<2010 1560D | A M | 2 | 28500 | 10 | Exclusive, Seduction>2008, VTR<2008
C5 Aircross | suv | 2018-2026 | 1199P 1598P 1499D 1997D<2022 | A M | 2 | 32500 | 9 | Feel, Shine
C1 | hatchback | 2005-2021 | 998P 1199P>2014 | M A | 2 | 12500 | 8 | Feel, Flair, VTR<2014
C2 | hatchback:3/4 | 2003-2010 | 1124P 1360P 1587P | M A | 2 | 14500 | 3 | VTR, VTS
Xsara Picasso | mpv:5/5 | 1999-2010 | 1587P 1749P 1997D 1560D>2004 | M A | 2 | 19500 | 5 | Desire, Exclusive
Berlingo | van:4/2 | 1996-2026 | 1560D>2005<2019 1997D<2008 1499D>2018 1360P<2008 1868D<2002 | M | 2 | 20500 | 40 | L1 Enterprise, L2, Multispace
Dispatch | van:4/3 | 1996-2026 | 1997D 1560D>2007<2019 1499D>2019 1905D<1999 | M | 2 | 28500 | 22 | 1000 L1H1, 1200 L2H1, Enterprise
Relay | van:4/3 | 1995-2026 | 2198D>2006<2016 1997D>2001 2179D>2019 2800D>1999<2006 2499D<2000 | M | 2 | 33500 | 22 | 35 L3H2, 33 L2H2, Dropside
Jumpy | van:4/3 | 1996-2026 | 1997D 1560D>2007<2019 1499D>2019 1905D<1999 | M | 2 | 28000 | 6 | L1H1, L2H1
Saxo | hatchback:3/4 | 1996-2003 | 1124P 1360P 1587P 1527D | M A | 2 | 6500 | 0 | SX, VTR
Xsara | hatchback | 1997-2006 | 1360P 1587P 1761P<2000 1905D<2001 1997D>1999 | M A | 2 | 8500 | 0 | SX, VTR, Exclusive
`,
  },
  {
    name: 'DS',
    region: 'europe',
    weights: [2, 0],
    models: `
DS3 | hatchback:3/5 | 2010-2019 | 1598P 1199P>2014 1560D | A M | 2 | 23500 | 40 | Chic, Sport Chic
DS4 | hatchback | 2011-2026 | 1598P 1997D<2018 1499D>2021 1199P>2021 | A M | 2 | 31500 | 14 | Chic, Sport Chic<2018, Rivoli>2021
DS5 | hatchback | 2011-2018 | 1598P 1997D 1997H | A | 2 | 36500 | 12 | Chic, So Chic
DS7 Crossback | suv | 2017-2026 | 1598P 1499D 1997D<2022 | A | 2 | 42000 | 10 | So Chic, Grand Chic, Rivoli
`,
  },
  {
    name: 'Renault',
    region: 'europe',
    weights: [14, 10],
    yards: 'southern',
    badges: 'D:dCi>2001',
    models: `
Clio | hatchback | 1991-2026 | 1149P<2012 1390P<2009 1598P<2012 898P>2012<2019 1197P>2013<2019 999P>2019 1461D>2001<2020 1332P>2019 | M A | 2 | 17500 | 46 | Expression, Dynamique<2019, Authentique<2019, Intens>2019
Lutecia | hatchback | 1998-2026 | 1598P<2012 1197P>2013<2020 1332P>2020 898P>2013<2020 1390P<2009 | A M | 2 | 21500 | 24 | Zen>2013, Intens>2013, RS, Expression<2012
Captur | suv | 2013-2026 | 898P<2020 1197P<2019 1332P>2018 1461D 999P>2019 | A M | 2 | 23500 | 26 | Dynamique<2018, Blaze, Intens, Zen
Megane | hatchback | 1995-2026 | 1598P<2016 1390P<2008 1998P 1461D>2003<2023 1197P>2012<2019 1332P>2018<2023 60E>2022 | M A | 2 | 22500 | 24 | Expression, Dynamique<2016, GT Line>2012, RS
Sandero | hatchback | 2008-2026 | 1390P<2012 1598P 898P>2012<2021 999P>2020 1461D<2020 | M A | 2 | 13500 | 30 | Expression, Dynamique<2020, Stepway
Duster | suv | 2010-2026 | 1598P<2020 1461D 1998P<2018 1332P>2019 | M A | 24 | 20500 | 36 | Dynamique, Expression, Prestige>2018, Techroad>2019
Kwid | hatchback | 2015-2026 | 999P 799P<2022 | M A | 2 | 10500 | 20 | Expression, Dynamique, Climber>2017
Kadjar | suv | 2015-2022 | 1197P<2019 1332P>2018 1461D 1598D<2020 | M A | 2A | 27500 | 8 | Dynamique, Signature, Blaze
Koleos | suv | 2007-2024 | 2488P 1995D 1998P>2016 | A M C | A2 | 29500 | 10 | Dynamique, Zen>2016, Intens>2016
Arkana | suv | 2021-2026 | 1332P 1598H | A | 2 | 30000 | 3 | Intens, RS Line
Triber | mpv:5/7 | 2019-2026 | 999P | M A | 2 | 13500 | 10 | Expression, Dynamique, Prestige
Scenic | mpv:5/5 | 1996-2022 | 1598P<2016 1998P<2016 1461D>2003 1870D<2009 1197P>2012<2018 | M A | 2 | 22500 | 10 | Expression, Dynamique, Grand Scenic>2003
Twingo | hatchback:5/4 | 1993-2024 | 1149P<2014 898P>2014 998P>2014 | A M | 2 | 14500 | 10 | Zen>2014, Intens>2014, GT, Expression<2014
Laguna | hatchback | 1994-2015 | 1998P 1783P<2007 1995D>2005 1870D>2000<2008 | M A | 2 | 24500 | 4 | Dynamique, Privilege
Kangoo | van:4/2 | 1998-2026 | 1461D>2001 1598P<2015 1870D<2008 1197P>2013<2021 1332P>2021 | M A | 2 | 20500 | 40 | Express, Maxi>2010, Business>2013
Trafic | van:4/3 | 1995-2026 | 1870D>2001<2006 1995D>2006<2014 1598D>2014<2019 1997D>2019 2499D<2001 | M A | 2 | 30000 | 30 | SL27 Business, LL29, Crew
Master | van:4/3 | 1997-2026 | 2464D>2001<2010 2299D>2010 2188D>1999<2010 2799D<2001 | M | 2 | 35000 | 30 | LM35 L3H2, MM33 L2H2, Dropside, Luton
`,
  },
  {
    name: 'Dacia',
    region: 'europe',
    weights: [4, 0],
    yards: 'british',
    badges: 'D:dCi',
    models: `
Duster | suv | 2010-2026 | 1598P<2020 1461D<2024 1197P>2013<2019 1332P>2019 | M | 2A | 18500 | 50 | Ambiance<2018, Laureate<2018, Comfort>2018, Prestige>2018
Sandero | hatchback | 2008-2026 | 1149P<2016 898P>2012<2020 1461D<2020 999P>2019 | M | 2 | 12500 | 40 | Ambiance<2020, Laureate<2020, Stepway, Essential>2018
Logan | sedan | 2004-2026 | 1390P<2012 1598P<2012 1149P<2016 1461D>2005<2020 898P>2012<2020 999P>2019 | M | 2 | 11500 | 20 | Ambiance, Laureate
Jogger | mpv:5/7 | 2021-2026 | 999P 1598H>2023 | M A | 2 | 20500 | 4 | Comfort, Extreme
Spring | hatchback:5/4 | 2021-2026 | 26E | A | 2 | 21500 | 2 | Comfort, Extreme
`,
  },
  {
    name: 'Fiat',
    region: 'europe',
    weights: [8, 6],
    models: `
500 | hatchback:3/4 | 2007-2024 | 1242P 875P>2010 1368P<2016 1248D<2017 | A M | 2 | 18500 | 60 | Pop, Lounge, TwinAir>2010, Sport
500X | suv | 2014-2024 | 1368P<2019 1598P<2018 1332P>2018 1598D | A M | 2A | 26500 | 12 | Pop Star, Cross, Cross Plus
Panda | hatchback | 2003-2026 | 1242P<2021 875P>2011<2020 1108P<2010 999H>2020 1248D<2018 | M A | 2A | 14500 | 26 | Easy>2011, Lounge>2011, 4x4, Dynamic<2011
Punto | hatchback | 1993-2018 | 1242P 1368P>2005 1248D>2003 1910D>1999<2012 | M A | 2 | 14500 | 14 | Active, Dynamic, Sporting, Easy>2012
Tipo | hatchback | 2015-2024 | 1368P<2021 1598D 1248D<2021 999P>2020 | M A | 2 | 18500 | 5 | Easy, Lounge, Cross>2020
Strada | pickup | 1998-2020 | 1242P<2012 1368P>2008 1598P 1248D>2006 | M | 2 | 14500 | 8 | EL<2012, Adventure, Working
Palio | hatchback | 1996-2012 | 1242P 1581P<2003 1368P>2006 | M | 2 | 10500 | 4 | EL, Go
Doblo | van:4/2 | 2000-2026 | 1248D>2004<2022 1910D<2010 1368P>2005<2022 1598D>2010<2022 1499D>2022 1242P<2005 | M | 2 | 20500 | 40 | Cargo, Maxi>2006, SX Multijet>2010
Ducato | van:4/3 | 1994-2026 | 2287D>2001<2021 2999D>2006 1956D>2011<2016 2184D>2021 2499D<2001 | M A | 2 | 34500 | 50 | 35 LWB High Roof, 33 MWB, Camper, Dropside
Fiorino | van:4/2 | 1992-2024 | 1248D>2007 1368P>2007 1697D<2001 1497P<2007 | M | 2 | 15500 | 24 | Cargo, SX>2010
Cinquecento | hatchback:3/4 | 1991-1998 | 899P 1108P>1994 | M | 2 | 5500 | 0 | S, Sporting
Seicento | hatchback:3/4 | 1998-2010 | 899P<2001 1108P | M | 2 | 6000 | 0 | S, Sporting
Marea | sedan | 1996-2007 | 1370P 1581P 1910D 1747P | M | 2 | 8000 | 0 | SX, ELX
Stilo | hatchback | 2001-2010 | 1368P 1596P 1910D 1747P | M | 2 | 9000 | 0 | Active, Dynamic
`,
  },
  {
    name: 'Alfa Romeo',
    region: 'europe',
    weights: [4, 0],
    models: `
147 | hatchback | 2000-2010 | 1970P 1598P 3179P>2003 | A M | 2 | 24500 | 16 | Twin Spark, Selespeed, GTA>2003
156 | sedan | 1997-2006 | 1970P 2492P 3179P>2002 | A M | 2 | 28500 | 12 | Twin Spark, V6, Veloce
159 | sedan | 2005-2011 | 2198P 3195P 1910D 1742P>2009 | A M | 2A | 34500 | 12 | JTS, Ti
Giulietta | hatchback | 2010-2020 | 1368P 1742P | A M | 2 | 30500 | 30 | Sportiva, Veloce>2016, Quadrifoglio Verde
MiTo | hatchback:3/4 | 2008-2018 | 1368P 875P>2012 | A M | 2 | 23500 | 16 | Sprint, Competizione
Giulia | sedan | 2016-2026 | 1995P 2143D 2891P | A | 2A | 48000 | 14 | Super, Veloce, Quadrifoglio
Stelvio | suv | 2016-2026 | 1995P 2143D 2891P | A | A | 54000 | 14 | Super, Veloce, First Edition<2019
GT | hatchback:3/4 | 2003-2010 | 1970P 3179P | A M | 2 | 32500 | 4 | JTS, V6
`,
  },
  {
    name: 'Maserati',
    region: 'europe',
    weights: [2.5, 0],
    models: `
Ghibli | sedan | 2013-2024 | 2979P 2987D<2020 1995H>2020 | A | 2A | 88000 | 40 | Base, S, GranLusso>2018
Quattroporte | sedan | 2004-2024 | 4244P<2012 4691P>2008<2012 2979P>2013 3799P>2013 | A | 2A | 120000 | 26 | Base, S, Sport GT S<2012
Levante | suv | 2016-2024 | 2979P 2987D<2020 | A | A | 96000 | 18 | Base, S, GranSport>2018
GranTurismo | sedan:2/4 | 2007-2026 | 4691P>2008<2019 4244P<2012 2992P>2022 | A | 2A | 140000 | 14 | S, Sport, MC Stradale<2019
`,
  },
  {
    name: 'Ferrari',
    region: 'europe',
    weights: [1.2, 0],
    holds: 0.06,
    models: `
California | sedan:2/4 | 2008-2017 | 4297P<2014 3855P>2014 | A | 2 | 200000 | 20 | Base, T>2014
458 Italia | sedan:2/2 | 2009-2015 | 4497P | A | 2 | 260000 | 8 | Base, Spider>2011
F430 | sedan:2/2 | 2004-2009 | 4308P | A M | 2 | 200000 | 8 | F1, Spider
360 Modena | sedan:2/2 | 1999-2005 | 3586P | A M | 2 | 170000 | 6 | F1, Spider>2000
488 GTB | sedan:2/2 | 2015-2019 | 3902P | A | 2 | 270000 | 5 | Base, Spider
`,
  },
  {
    name: 'Lamborghini',
    region: 'europe',
    weights: [1, 0],
    holds: 0.06,
    models: `
Gallardo | sedan:2/2 | 2003-2013 | 4961P<2008 5204P>2008 | A M | A | 210000 | 20 | E-Gear, Spyder, LP560-4>2008
Huracan | sedan:2/2 | 2014-2024 | 5204P | A | A2 | 250000 | 10 | LP610-4, EVO>2019
Urus | suv | 2018-2026 | 3996P | A | A | 240000 | 14 | Base, S>2022
`,
  },
]
