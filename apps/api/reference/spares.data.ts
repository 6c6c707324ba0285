import type { SpareBranch } from './spares.ts'

/**
 * The spares tree under `Vehicle Parts & Accessories`. One leaf per line:
 *
 *   category | titles | lowest-highest price new, in KES | flags | Toyota's own code | own brands
 *
 * Flags: `new` where used ones may not be sold in Kenya (KS 2190:2013: pads, linings, tyres, filters,
 * bushes, seals, clutch plates, ball joints …), `any-car` where it fits every vehicle, `petrol` and
 * `diesel` where it belongs to one kind of engine, `engine` where the engine decides the fit.
 */
export const spareBranches: readonly SpareBranch[] = [
  {
    path: 'Braking > Disc Brakes',
    icon: 'brakes',
    brands: 'Akebono, Advics, Nisshinbo, Brembo, TRW, Bosch',
    leaves: `
Brake Pads | Front Brake Pads, Rear Brake Pads, Front Brake Pad Set with Shims | 1800-9500 | new | 04465
Brake Discs | Front Brake Disc, Rear Brake Disc, Front Brake Disc Pair | 3500-16000 | | 43512
Brake Calipers | Front Left Brake Caliper, Front Right Brake Caliper, Rear Brake Caliper | 6500-24000 | | 47750
Caliper Repair Kits | Caliper Seal Kit, Caliper Slide Pin Kit | 900-3200 | new | 04479
`,
  },
  {
    path: 'Braking > Drum Brakes',
    icon: 'brakes',
    brands: 'Akebono, Nisshinbo, Bosch, Seiken',
    leaves: `
Brake Shoes | Rear Brake Shoes, Handbrake Shoes | 1800-7500 | new | 04495
Brake Drums | Rear Brake Drum, Rear Brake Drum Pair | 4500-18000 | | 42431
Wheel Cylinders | Rear Wheel Cylinder Left, Rear Wheel Cylinder Right | 900-3800 | new | 47550
`,
  },
  {
    path: 'Braking > Brake Hydraulics',
    icon: 'brakes',
    brands: 'Advics, Aisin, Seiken, Bosch, ATE',
    leaves: `
Brake Master Cylinders | Brake Master Cylinder, Brake Master Cylinder with Reservoir | 6500-26000 | | 47201
Brake Boosters | Vacuum Brake Booster | 8500-32000 | | 44610
Brake Hoses | Front Brake Hose, Rear Brake Hose | 900-3500 | new | 90947
ABS Sensors | Front ABS Wheel Speed Sensor, Rear ABS Wheel Speed Sensor | 2500-9500 | | 89542
ABS Modulators | ABS Pump and Control Unit | 14000-58000 | | 44050 | Ex-Japan
Brake Fluid | DOT 4 Brake Fluid 500 ml, DOT 3 Brake Fluid 1 L | 450-1600 | new any-car | | Bosch, ATE, Castrol, Total
`,
  },
  {
    path: 'Suspension > Dampers & Springs',
    icon: 'suspension',
    brands: 'KYB, Tokico, Monroe, Sachs, Old Man Emu',
    leaves: `
Shock Absorbers | Front Shock Absorber, Rear Shock Absorber, Rear Shock Absorber Pair | 3500-16500 | | 48531
Struts | Front Left Strut, Front Right Strut, Front Strut Pair | 5500-24000 | | 48510
Coil Springs | Front Coil Spring, Rear Coil Spring, Heavy-Duty Coil Spring Pair | 3200-15000 | | 48131
Leaf Springs | Rear Leaf Spring Main Leaf, Helper Leaf Spring, Rear Leaf Spring Assembly | 5500-38000 | | 48210
Strut Mounts | Front Strut Mount, Strut Mount with Bearing | 1800-6800 | new | 48609
Air Springs | Rear Air Spring Bag, Air Suspension Compressor | 14000-85000 | | 48080
`,
  },
  {
    path: 'Suspension > Arms, Joints & Bushes',
    icon: 'suspension',
    brands: '555 Sankei, CTR, Febest, Lemforder, TRW, Moog',
    leaves: `
Control Arms | Front Lower Control Arm Left, Front Lower Control Arm Right, Upper Control Arm | 4500-19500 | | 48068
Ball Joints | Lower Ball Joint, Upper Ball Joint | 1400-5200 | new | 43330
Suspension Bushes | Lower Arm Bush Front, Lower Arm Bush Rear, Leaf Spring Bush Kit | 450-3800 | new | 48655
Stabiliser Links | Front Stabiliser Link, Rear Stabiliser Link | 900-3600 | new | 48820
Stabiliser Bars | Front Stabiliser Bar | 5500-18000 | | 48811
Trailing Arms | Rear Trailing Arm, Rear Lateral Rod | 4800-18500 | | 48710
`,
  },
  {
    path: 'Suspension > Hubs & Bearings',
    icon: 'suspension',
    brands: 'NSK, Koyo, NTN, SKF, Timken',
    leaves: `
Wheel Bearings | Front Wheel Bearing, Rear Wheel Bearing, Wheel Bearing Kit | 1800-8500 | new | 90369
Wheel Hubs | Front Wheel Hub Assembly, Rear Wheel Hub Assembly | 5500-22000 | | 43502
Steering Knuckles | Front Left Steering Knuckle, Front Right Steering Knuckle | 7500-28000 | | 43211
`,
  },
  {
    path: 'Steering > Steering Gear',
    icon: 'steering',
    brands: 'JTEKT, Hitachi, Bosch, ZF',
    leaves: `
Steering Racks | Power Steering Rack, Manual Steering Rack | 18000-68000 | | 44250
Steering Boxes | Power Steering Box | 26000-95000 | | 44110 | Ex-Japan
Power Steering Pumps | Power Steering Pump, Electric Power Steering Pump | 8500-36000 | | 44310
Steering Columns | Electric Power Steering Column, Steering Column | 14000-58000 | | 45250 | Ex-Japan
Power Steering Hoses | High-Pressure Steering Hose, Steering Return Hose | 1800-8500 | new | 44410
Power Steering Fluid | Power Steering Fluid 1 L | 650-1500 | new any-car | | Total, Castrol, Shell, Mobil
`,
  },
  {
    path: 'Steering > Steering Linkage',
    icon: 'steering',
    brands: '555 Sankei, CTR, Febest, TRW, Moog',
    leaves: `
Tie Rod Ends | Tie Rod End Left, Tie Rod End Right, Tie Rod End Pair | 1200-4800 | new | 45046
Rack Ends | Inner Rack End, Rack End Pair | 1200-4500 | new | 45503
Centre Links | Centre Link, Drag Link | 4500-18500 | | 45450
Idler Arms | Steering Idler Arm, Pitman Arm | 2800-9500 | | 45490
`,
  },
  {
    path: 'Engine > Complete Engines',
    icon: 'engine',
    brands: 'Rebuilt in Japan, Ex-Japan',
    leaves: `
Engine Assemblies | Complete Engine, Engine with Gearbox, Engine Half-Cut | 75000-480000 | engine | 19000
Short Blocks | Short Block Engine | 62000-260000 | engine | 11400
Cylinder Heads | Cylinder Head Assembly, Bare Cylinder Head | 28000-140000 | engine | 11101 | AMC, Ex-Japan
Engine Rebuild Kits | Engine Overhaul Kit, Full Gasket Set | 8500-48000 | new engine | 04111 | Taiho, NPR, Ishino Stone
`,
  },
  {
    path: 'Engine > Engine Internals',
    icon: 'engine',
    brands: 'Taiho, NPR, TPR, Mahle, Kolbenschmidt, Teikin',
    leaves: `
Pistons | Piston Set STD, Piston Set 0.50 Oversize | 6500-42000 | new engine | 13101
Piston Rings | Piston Ring Set STD, Piston Ring Set 0.50 | 2800-14500 | new engine | 13011
Crankshafts | Crankshaft, Crankshaft with Bearings | 22000-110000 | engine | 13401
Camshafts | Intake Camshaft, Exhaust Camshaft | 9500-42000 | engine | 13501
Engine Bearings | Main Bearing Set, Connecting Rod Bearing Set | 2200-14500 | new engine | 11701
Connecting Rods | Connecting Rod, Connecting Rod Set | 5500-38000 | engine | 13201
Engine Valves | Intake Valve Set, Exhaust Valve Set | 3800-18500 | new engine | 13711
Oil Pumps | Engine Oil Pump | 5500-24000 | engine | 15100
`,
  },
  {
    path: 'Engine > Timing & Belts',
    icon: 'engine',
    brands: 'Gates, Mitsuboshi, Bando, Aisin, Contitech',
    leaves: `
Timing Belts | Timing Belt, Timing Belt Kit with Tensioner | 2200-16500 | new engine | 13568
Timing Chains | Timing Chain, Timing Chain Kit | 4500-24000 | new engine | 13506
Tensioners & Idlers | Timing Belt Tensioner, Belt Idler Pulley | 1800-8500 | new engine | 16620
Drive Belts | Fan Belt, Serpentine Belt, Alternator Belt | 650-3800 | new engine | 90916
`,
  },
  {
    path: 'Engine > Gaskets & Mountings',
    icon: 'engine',
    brands: 'Ishino Stone, NOK, Elring, Victor Reinz, Febest',
    leaves: `
Head Gaskets | Cylinder Head Gasket, Metal Cylinder Head Gasket | 1800-9500 | new engine | 11115
Valve Cover Gaskets | Valve Cover Gasket, Valve Cover with Gasket | 900-7500 | new engine | 11213
Oil Seals | Crankshaft Front Oil Seal, Crankshaft Rear Oil Seal, Camshaft Oil Seal | 350-2800 | new engine | 90311
Engine Mounts | Engine Mount Left, Engine Mount Right, Gearbox Mount | 1800-9500 | | 12361
Oil Sumps | Engine Oil Sump | 4500-19500 | engine | 12101
`,
  },
  {
    path: 'Engine > Ignition',
    icon: 'engine',
    brands: 'NGK, Denso, Bosch, Hitachi',
    leaves: `
Spark Plugs | Spark Plug Set of 4, Iridium Spark Plug Set of 4, Nickel Spark Plug | 800-6500 | new petrol | 90919
Ignition Coils | Ignition Coil, Ignition Coil Set of 4 | 2500-16500 | petrol | 90080
Glow Plugs | Glow Plug Set of 4, Glow Plug | 1200-9500 | new diesel | 19850
Ignition Leads | Spark Plug Lead Set | 1500-5500 | new petrol | 90994
Distributors | Distributor Assembly, Distributor Cap and Rotor | 2500-18500 | petrol | 19100
`,
  },
  {
    path: 'Engine > Fuel & Air > Fuel Supply',
    icon: 'engine',
    brands: 'Denso, Bosch, Delphi, Zexel, Hitachi',
    leaves: `
Fuel Pumps | In-Tank Fuel Pump, Fuel Pump Module | 3500-19500 | petrol | 23220
Petrol Injectors | Fuel Injector, Fuel Injector Set of 4 | 2800-19500 | petrol | 23250
Diesel Injectors | Common-Rail Diesel Injector, Diesel Injector Nozzle Set | 7500-46000 | diesel | 23670
Diesel Injection Pumps | Common-Rail High-Pressure Pump, Diesel Injection Pump | 28000-145000 | diesel | 22100
Suction Control Valves | Suction Control Valve | 4500-14500 | new diesel | 04226
Fuel Tanks | Fuel Tank, Fuel Tank with Sender | 9500-42000 | | 77001
Fuel Caps | Fuel Tank Cap, Locking Fuel Cap | 650-2800 | | 77300
`,
  },
  {
    path: 'Engine > Fuel & Air > Air Intake',
    icon: 'engine',
    brands: 'Denso, Hitachi, IHI, Garrett, Bosch',
    leaves: `
Turbochargers | Turbocharger, Turbocharger Cartridge | 24000-125000 | diesel | 17201
Intercoolers | Intercooler, Intercooler Hose | 3500-32000 | diesel | 17940
Mass Air Flow Sensors | Mass Air Flow Sensor | 3500-14500 | engine | 22204
Throttle Bodies | Electronic Throttle Body | 6500-28000 | petrol | 22030
Intake Manifolds | Intake Manifold | 6500-32000 | engine | 17111 | Ex-Japan
EGR Valves | EGR Valve, EGR Cooler | 6500-34000 | diesel | 25620
`,
  },
  {
    path: 'Filters > Service Filters',
    icon: 'filters',
    brands: 'Denso, Sakura, VIC, Mann, Bosch, Fleetguard',
    leaves: `
Oil Filters | Engine Oil Filter, Oil Filter Element | 450-2800 | new engine | 90915
Air Filters | Engine Air Filter, Air Filter Element | 700-4500 | new engine | 17801
Fuel Filters | Fuel Filter, In-Tank Fuel Filter | 900-5200 | new petrol | 23300
Diesel Filters | Diesel Fuel Filter, Diesel Filter with Water Trap | 1100-6500 | new diesel | 23390
Cabin Filters | Cabin Air Filter, Carbon Cabin Filter | 650-3200 | new | 87139
Gearbox Filters | Automatic Gearbox Filter Kit | 1800-8500 | new | 35330
Service Kits | Minor Service Kit, Major Service Kit with Plugs | 2500-14500 | new engine | 04152
`,
  },
  {
    path: 'Cooling > Radiators & Hoses',
    icon: 'cooling',
    brands: 'Koyorad, Denso, Nissens, Valeo, Tong Yang',
    leaves: `
Radiators | Radiator, Radiator Automatic Gearbox Type, Copper Core Radiator | 7500-42000 | engine | 16400
Radiator Hoses | Upper Radiator Hose, Lower Radiator Hose | 650-3800 | new engine | 16571
Radiator Caps | Radiator Cap 1.1 bar, Radiator Cap 0.9 bar | 350-1400 | new any-car | | Futaba, Tama, Gates
Expansion Tanks | Coolant Expansion Tank | 1400-6500 | | 16470
Coolant | Long-Life Coolant 5 L, Concentrated Coolant 1 L | 850-4200 | new any-car | | Total, Prestone, Castrol, Motul
`,
  },
  {
    path: 'Cooling > Pumps & Fans',
    icon: 'cooling',
    brands: 'GMB, Aisin, NPW, Hepu, Denso',
    leaves: `
Water Pumps | Water Pump, Water Pump with Gasket | 2500-16500 | new engine | 16100
Thermostats | Thermostat, Thermostat with Housing | 650-4800 | new engine | 90916
Radiator Fans | Electric Radiator Fan Assembly, Fan Motor | 3500-19500 | | 16711
Fan Clutches | Viscous Fan Clutch | 4500-18500 | engine | 16210
Oil Coolers | Engine Oil Cooler, Gearbox Oil Cooler | 4500-28000 | engine | 15710
`,
  },
  {
    path: 'Cooling > Air Conditioning',
    icon: 'cooling',
    brands: 'Denso, Sanden, Valeo, Calsonic',
    leaves: `
AC Compressors | AC Compressor, AC Compressor Clutch | 12500-52000 | engine | 88310
AC Condensers | AC Condenser | 5500-24000 | | 88460
AC Evaporators | AC Evaporator Core | 5500-21000 | | 88501
Blower Motors | Heater Blower Motor, Blower Motor Resistor | 2500-13500 | | 87103
Heater Cores | Heater Core | 4500-16500 | | 87107
Expansion Valves | AC Expansion Valve | 1800-6500 | new | 88515
`,
  },
  {
    path: 'Transmission > Clutch',
    icon: 'transmission',
    brands: 'Exedy, Aisin, Valeo, LuK, Sachs',
    leaves: `
Clutch Kits | Clutch Kit 3-Piece, Clutch Kit with Flywheel | 6500-48000 | new engine | 31250
Clutch Plates | Clutch Disc, Clutch Pressure Plate | 3500-19500 | new engine | 31210
Release Bearings | Clutch Release Bearing | 1400-5500 | new engine | 31230
Clutch Cylinders | Clutch Master Cylinder, Clutch Slave Cylinder | 1800-8500 | | 31420
Flywheels | Flywheel, Dual-Mass Flywheel | 14500-78000 | engine | 13405
Clutch Cables | Clutch Cable | 1200-3800 | new | 31340
`,
  },
  {
    path: 'Transmission > Gearboxes',
    icon: 'transmission',
    brands: 'Ex-Japan, Aisin, Jatco, ZF',
    leaves: `
Automatic Gearboxes | Automatic Gearbox, CVT Gearbox with Torque Converter | 38000-185000 | engine | 35000 | Ex-Japan
Manual Gearboxes | Manual Gearbox, 5-Speed Manual Gearbox | 32000-140000 | engine | 33030 | Ex-Japan
Transfer Cases | Transfer Case, Transfer Case Actuator | 28000-115000 | | 36100 | Ex-Japan
Gear Levers | Gear Lever Assembly, Gear Shift Cable | 3500-16500 | | 33550 | Ex-Japan
Gearbox Oil | CVT Fluid 4 L, ATF 4 L, Gear Oil 75W-90 1 L | 900-6500 | new any-car | | Aisin, Castrol, Total, Idemitsu
`,
  },
  {
    path: 'Transmission > Axles & Shafts',
    icon: 'transmission',
    brands: 'GKN, NTN, GMB, Febest, Koyo',
    leaves: `
Drive Shafts | Front Left Drive Shaft, Front Right Drive Shaft | 8500-34000 | | 43410
CV Joints | Outer CV Joint, Inner CV Joint | 3200-13500 | new | 43470
CV Boots | CV Boot Kit | 650-2400 | new | 04438
Propeller Shafts | Propeller Shaft, Front Propeller Shaft | 14500-62000 | | 37110
Universal Joints | Universal Joint | 1200-4800 | new | 04371
Centre Bearings | Propeller Shaft Centre Bearing | 2200-8500 | new | 37230
Differentials | Rear Differential, Front Differential | 24000-110000 | | 41110 | Ex-Japan
`,
  },
  {
    path: 'Exhaust > Exhaust System',
    icon: 'exhaust',
    brands: 'Bosal, Walker, Sankei, Aisin',
    leaves: `
Silencers | Rear Silencer, Middle Silencer | 4500-21000 | | 17430
Exhaust Manifolds | Exhaust Manifold, Exhaust Manifold Gasket | 1500-28000 | engine | 17141
Exhaust Pipes | Exhaust Front Pipe, Flexible Exhaust Pipe | 2500-16500 | | 17410
Catalytic Converters | Catalytic Converter | 18500-85000 | engine | 18450
Oxygen Sensors | Front Oxygen Sensor, Rear Oxygen Sensor | 3500-14500 | petrol | 89465
Diesel Particulate Filters | Diesel Particulate Filter | 38000-165000 | diesel | 18080
`,
  },
  {
    path: 'Electrical > Charging & Starting',
    icon: 'electrical',
    brands: 'Denso, Bosch, Mitsubishi Electric, Hitachi, Valeo',
    leaves: `
Alternators | Alternator 80 A, Alternator 100 A, Alternator 24 V | 7500-42000 | engine | 27060
Starter Motors | Starter Motor, Starter Motor 24 V | 7500-38000 | engine | 28100
Voltage Regulators | Alternator Voltage Regulator | 1800-6500 | | 27700
Batteries | Battery NS40 35 Ah, Battery N50 50 Ah, Battery N70 70 Ah, Battery DIN66 66 Ah | 6500-24500 | new any-car | | Chloride Exide, Amaron, Varta, Yuasa, Bosch
Hybrid Batteries | Hybrid Battery Pack, Hybrid Battery Module | 14500-185000 | hybrid | 95100 | Ex-Japan
`,
  },
  {
    path: 'Electrical > Sensors & Control',
    icon: 'electrical',
    brands: 'Denso, Bosch, Hitachi, Delphi',
    leaves: `
Engine Control Units | Engine Control Unit, Engine Control Unit with Immobiliser Set | 9500-58000 | engine | 89661 | Ex-Japan
Crankshaft Sensors | Crankshaft Position Sensor | 1800-7500 | engine | 90919
Camshaft Sensors | Camshaft Position Sensor | 1800-7500 | engine | 90919
Temperature Sensors | Coolant Temperature Sensor | 900-3800 | engine | 89422
Knock Sensors | Knock Sensor | 1800-6500 | petrol | 89615
Oil Pressure Switches | Oil Pressure Switch | 650-2800 | | 83530
Parking Sensors | Parking Sensor, Parking Sensor Kit | 1500-8500 | | 89341
`,
  },
  {
    path: 'Electrical > Wiring & Switches',
    icon: 'electrical',
    brands: 'Denso, Tokai Rika, Yazaki, Niles',
    leaves: `
Window Switches | Master Power Window Switch, Passenger Window Switch | 1500-8500 | | 84820
Combination Switches | Indicator and Wiper Switch, Headlight Switch Stalk | 2800-13500 | | 84140
Ignition Switches | Ignition Switch with Keys, Push-Start Switch | 2800-14500 | | 84450
Relays | Starter Relay, Flasher Relay, Fuel Pump Relay | 450-2800 | new | 90987
Fuse Boxes | Engine Bay Fuse Box, Dashboard Fuse Box | 4500-21000 | | 82741 | Ex-Japan
Wiring Looms | Engine Wiring Loom, Door Wiring Loom | 6500-42000 | engine | 82121 | Ex-Japan
Horns | Horn, Dual-Tone Horn Set | 900-4500 | new any-car | | Hella, Bosch, Mitsuba
`,
  },
  {
    path: 'Electrical > Wipers & Washers',
    icon: 'electrical',
    brands: 'Denso, Bosch, NWB, Valeo',
    leaves: `
Wiper Blades | Wiper Blade 24 inch, Wiper Blade 16 inch, Flat Wiper Blade Pair | 450-2800 | new any-car |
Wiper Motors | Front Wiper Motor, Rear Wiper Motor | 3500-16500 | | 85110
Wiper Arms | Driver's Wiper Arm, Rear Wiper Arm | 1200-5500 | | 85211
Washer Pumps | Windscreen Washer Pump, Washer Bottle with Pump | 900-5500 | | 85330
`,
  },
  {
    path: 'Lighting > Exterior Lights',
    icon: 'lighting',
    brands: 'Depo, TYC, Koito, Stanley, Ichikoh',
    leaves: `
Headlights | Left Headlight, Right Headlight, Headlight Pair, LED Headlight Right | 6500-62000 | | 81150
Tail Lights | Left Tail Light, Right Tail Light, Tail Light Pair | 3500-26000 | | 81550
Fog Lights | Fog Light Left, Fog Light Right, Fog Light Kit with Wiring | 2200-13500 | | 81220
Indicator Lights | Front Indicator Light, Side Mirror Indicator | 1200-6500 | | 81510
Number Plate Lights | Number Plate Light | 650-2200 | | 81270
Third Brake Lights | High-Level Brake Light | 1800-7500 | | 81570
`,
  },
  {
    path: 'Lighting > Bulbs & Work Lights',
    icon: 'lighting',
    brands: 'Philips, Osram, Koito, Hella, Narva',
    leaves: `
Headlight Bulbs | H4 Halogen Bulb Pair, H11 Halogen Bulb Pair, D4S Xenon Bulb Pair | 650-9500 | new any-car |
LED Bulbs | LED Headlight Bulb Kit, T10 LED Bulb Set | 900-8500 | new any-car |
LED Light Bars | LED Light Bar 20 inch, LED Light Bar 42 inch | 4500-24500 | new any-car |
Spot Lights | Driving Spot Light Pair, LED Work Light | 2500-19500 | new any-car |
`,
  },
  {
    path: 'Body > Front End',
    icon: 'body',
    brands: 'Tong Yang, Gordon, Depo, Ex-Japan',
    leaves: `
Front Bumpers | Front Bumper, Front Bumper with Fog Light Holes | 7500-42000 | | 52119
Bonnets | Bonnet, Aluminium Bonnet | 9500-48000 | | 53301
Grilles | Front Grille, Chrome Front Grille | 3500-21000 | | 53101
Front Wings | Left Front Wing, Right Front Wing | 4500-22000 | | 53811
Wing Liners | Front Left Wing Liner, Front Right Wing Liner | 1500-5500 | | 53875
Bumper Reinforcements | Front Bumper Reinforcement Bar | 4500-18500 | | 52021
`,
  },
  {
    path: 'Body > Doors, Mirrors & Glass',
    icon: 'body',
    brands: 'Aisin, Tong Yang, Depo, TYC',
    leaves: `
Doors | Front Left Door, Front Right Door, Rear Left Door | 14500-58000 | | 67001 | Ex-Japan
Door Handles | Outer Door Handle, Inner Door Handle | 900-5500 | | 69210
Door Mirrors | Left Door Mirror, Right Door Mirror, Power-Fold Door Mirror Right | 4500-28000 | | 87910
Mirror Glass | Left Mirror Glass, Right Mirror Glass | 900-4500 | | 87961
Window Regulators | Front Window Regulator with Motor, Rear Window Regulator | 3500-14500 | | 69801
Windscreens | Laminated Windscreen, Laminated Windscreen with Sensor Bracket | 9500-38000 | new | 56101 | AGC, Pilkington, Fuyao, Saint-Gobain
Door Locks | Front Door Lock Actuator, Rear Door Lock Actuator | 2500-11500 | | 69040
Weatherstrips | Door Weatherstrip, Window Run Channel | 1200-6500 | new | 67861
`,
  },
  {
    path: 'Body > Rear End',
    icon: 'body',
    brands: 'Tong Yang, Gordon, Ex-Japan',
    leaves: `
Rear Bumpers | Rear Bumper, Rear Step Bumper | 7500-36000 | | 52159
Tailgates | Tailgate, Tailgate with Glass | 16500-72000 | | 67005 | Ex-Japan
Tailgate Struts | Tailgate Gas Strut Pair | 1800-7500 | new | 68960
Spoilers | Rear Roof Spoiler, Boot Spoiler | 4500-19500 | | 76085
Mudguards | Mud Flap Set, Rear Mud Flap | 1200-5500 | | 76621
`,
  },
  {
    path: 'Interior > Seats & Trim',
    icon: 'interior',
    brands: 'Ex-Japan, Takanichi, Clazzio',
    leaves: `
Seats | Driver's Seat, Passenger Seat, Rear Bench Seat, Front Seat Pair | 9500-62000 | | 71100 | Ex-Japan
Seat Covers | Tailored Seat Cover Set, Leatherette Seat Cover Set | 6500-24500 | | 08215
Floor Mats | Tailored Floor Mat Set, Rubber Floor Mat Set | 2200-9500 | | 08210
Sun Visors | Driver's Sun Visor, Passenger Sun Visor | 1800-7500 | | 74320 | Ex-Japan
Door Panels | Front Door Trim Panel, Rear Door Trim Panel | 4500-16500 | | 67620 | Ex-Japan
Centre Consoles | Centre Console with Armrest | 5500-21000 | | 58910 | Ex-Japan
`,
  },
  {
    path: 'Interior > Dashboard',
    icon: 'interior',
    brands: 'Denso, Ex-Japan, Tokai Rika',
    leaves: `
Instrument Clusters | Instrument Cluster, Speedometer Assembly | 5500-34000 | | 83800 | Ex-Japan
Dashboards | Dashboard Panel | 14500-58000 | | 55401 | Ex-Japan
Steering Wheels | Leather Steering Wheel, Steering Wheel with Audio Switches | 4500-24500 | | 45100 | Ex-Japan
Climate Controls | Climate Control Panel | 4500-19500 | | 55900 | Ex-Japan
Seat Belts | Driver's Seat Belt, Passenger Seat Belt | 3500-14500 | | 73210 | Ex-Japan
Airbag Clock Springs | Airbag Clock Spring | 2500-9500 | | 84306
`,
  },
  {
    path: 'Wheels & Tyres > Tyres',
    icon: 'wheels',
    brands: 'Bridgestone, Yokohama, Dunlop, Michelin, Kumho, Maxxis',
    leaves: `
Car Tyres | Tyre 175/70R14, Tyre 185/65R15, Tyre 195/65R15, Tyre 205/55R16 | 5500-16500 | new any-car |
4x4 Tyres | Tyre 265/65R17 All-Terrain, Tyre 245/70R16 All-Terrain, Tyre 285/60R18 | 14500-38000 | new any-car |
Van & Light Truck Tyres | Tyre 195R15C 8-Ply, Tyre 7.00R16 12-Ply, Tyre 205/70R15C | 8500-26500 | new any-car |
Truck & Bus Tyres | Tyre 315/80R22.5, Tyre 11R22.5, Tyre 295/80R22.5 | 32000-68000 | new any-car |
Motorcycle Tyres | Motorcycle Tyre 3.00-18, Motorcycle Tyre 2.75-18 | 1800-6500 | new any-car |
Inner Tubes | Inner Tube 7.00-16, Inner Tube 3.00-18 | 450-3500 | new any-car |
`,
  },
  {
    path: 'Wheels & Tyres > Rims & Fittings',
    icon: 'wheels',
    brands: 'Enkei, Rays, Work, Topy, Lenso',
    leaves: `
Alloy Rims | Alloy Rim Set 15 inch, Alloy Rim Set 17 inch, Alloy Rim 18 inch | 9500-125000 | | 42611
Steel Rims | Steel Rim 15 inch, Steel Rim 16 inch | 3500-14500 | | 42601
Wheel Caps | Wheel Cap Set 15 inch, Wheel Centre Cap | 900-6500 | | 42602
Wheel Nuts | Wheel Nut Set of 20, Locking Wheel Nut Set | 1200-5500 | new any-car | | Rays, McGard, Project Mu
Wheel Spacers | Wheel Spacer Pair 30 mm | 4500-12500 | new any-car | | Eibach, H&R
`,
  },
  {
    path: 'Accessories > Off-Road & Touring',
    icon: 'accessories',
    brands: 'ARB, Ironman 4x4, TJM, Rhino-Rack, Thule',
    leaves: `
Bull Bars | Steel Bull Bar, Nudge Bar | 24500-115000 | | 08401
Roof Racks | Aluminium Roof Rack, Roof Bars | 8500-58000 | | 08301
Side Steps | Side Step Pair | 14500-48000 | | 51770
Snorkels | Air Intake Snorkel | 14500-48000 | diesel | 08420
Tow Bars | Tow Bar with Ball, Detachable Tow Bar | 12500-42000 | | 08418
Canopies | Fibreglass Canopy, Tonneau Cover | 38000-165000 | pickup | 08460
Winches | Electric Winch 9500 lb, Electric Winch 12000 lb | 48000-125000 | new any-car | | Warn, Runva, Ironman 4x4
`,
  },
  {
    path: 'Accessories > Audio & Security',
    icon: 'accessories',
    brands: 'Pioneer, Kenwood, Sony, JVC, Clarion',
    leaves: `
Car Radios | Double-DIN Bluetooth Radio, Android Radio 9 inch | 6500-38000 | new any-car |
Speakers | Coaxial Speaker Pair 6.5 inch, Component Speaker Set | 3500-16500 | new any-car |
Subwoofers & Amplifiers | 12-inch Subwoofer in Box, 4-Channel Amplifier | 7500-32000 | new any-car |
Reverse Cameras | Reverse Camera, Dash Camera | 2500-14500 | new any-car |
Alarms & Trackers | Car Alarm with Remotes, GPS Tracker | 4500-16500 | new any-car | | Viper, Cobra, Concox
Remote Keys | Remote Key, Smart Key | 4500-19500 | | 89785
`,
  },
  {
    path: 'Accessories > Oils, Care & Tools',
    icon: 'accessories',
    brands: 'Total, Shell, Castrol, Mobil, Liqui Moly',
    leaves: `
Engine Oils | Engine Oil 5W-30 4 L, Engine Oil 10W-40 5 L, Diesel Engine Oil 15W-40 5 L | 2200-9500 | new any-car |
Greases & Additives | Wheel Bearing Grease 500 g, Fuel System Cleaner, Radiator Flush | 450-2800 | new any-car | | Liqui Moly, Wynn's, Abro
Car Care | Car Shampoo 1 L, Wax Polish, Dashboard Polish | 350-2500 | new any-car | | Turtle Wax, Sonax, Abro
Car Covers | Waterproof Car Cover, Waterproof SUV Cover | 2800-9500 | new any-car | | Sumex, Carpoint
Tools & Emergency Kits | Hydraulic Jack 3 Tonne, Jump Leads, Life-Saver Triangle Set, Wheel Spanner | 650-9500 | new any-car | | Big Red, Stanley, Carpoint
`,
  },
]
