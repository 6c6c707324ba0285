/**
 * The nodes of the tree besides the leaves of spares.data.ts.
 *
 * The fifth level, where a fourth-level leaf sells by position or kind. One leaf per line:
 *
 *   leaf | node = word of the titles that belong to it, …
 */
export const leafDivisions = `
Brake Pads | Front Brake Pads = Front, Rear Brake Pads = Rear
Brake Discs | Front Brake Discs = Front, Rear Brake Discs = Rear
Brake Calipers | Front Brake Calipers = Front, Rear Brake Calipers = Rear
Caliper Repair Kits | Caliper Seal Kits = Seal, Caliper Slide Pin Kits = Pin
Brake Shoes | Drum Brake Shoes = Rear, Handbrake Shoes = Handbrake
Wheel Cylinders | Left Wheel Cylinders = Left, Right Wheel Cylinders = Right
Brake Hoses | Front Brake Hoses = Front, Rear Brake Hoses = Rear
ABS Sensors | Front ABS Sensors = Front, Rear ABS Sensors = Rear
Brake Fluid | DOT 3 Brake Fluid = DOT 3, DOT 4 Brake Fluid = DOT 4
Shock Absorbers | Front Shock Absorbers = Front, Rear Shock Absorbers = Rear
Coil Springs | Front Coil Springs = Front, Rear Coil Springs = Rear, Heavy-Duty Coil Springs = Heavy-Duty
Control Arms | Lower Control Arms = Lower, Upper Control Arms = Upper
Ball Joints | Lower Ball Joints = Lower, Upper Ball Joints = Upper
Suspension Bushes | Arm Bushes = Arm, Leaf Spring Bushes = Leaf
Stabiliser Links | Front Stabiliser Links = Front, Rear Stabiliser Links = Rear
Wheel Bearings | Front Wheel Bearings = Front, Rear Wheel Bearings = Rear, Wheel Bearing Kits = Kit
Wheel Hubs | Front Wheel Hubs = Front, Rear Wheel Hubs = Rear
Steering Knuckles | Left Steering Knuckles = Left, Right Steering Knuckles = Right
Steering Racks | Power Steering Racks = Power, Manual Steering Racks = Manual
Camshafts | Intake Camshafts = Intake, Exhaust Camshafts = Exhaust
Engine Valves | Intake Valves = Intake, Exhaust Valves = Exhaust
Engine Bearings | Main Bearings = Main, Connecting Rod Bearings = Connecting
Oil Seals | Crankshaft Oil Seals = Crankshaft, Camshaft Oil Seals = Camshaft
Clutch Plates | Clutch Discs = Disc, Pressure Plates = Pressure
Clutch Cylinders | Clutch Master Cylinders = Master, Clutch Slave Cylinders = Slave
Drive Shafts | Left Drive Shafts = Left, Right Drive Shafts = Right
CV Joints | Outer CV Joints = Outer, Inner CV Joints = Inner
Differentials | Front Differentials = Front, Rear Differentials = Rear
Silencers | Rear Silencers = Rear, Middle Silencers = Middle
Oxygen Sensors | Front Oxygen Sensors = Front, Rear Oxygen Sensors = Rear
Radiator Hoses | Upper Radiator Hoses = Upper, Lower Radiator Hoses = Lower
Oil Coolers | Engine Oil Coolers = Engine, Gearbox Oil Coolers = Gearbox
Wiper Motors | Front Wiper Motors = Front, Rear Wiper Motors = Rear
Front Wings | Left Front Wings = Left, Right Front Wings = Right
Wing Liners | Left Wing Liners = Left, Right Wing Liners = Right
Doors | Front Doors = Front, Rear Doors = Rear
Door Handles | Outer Door Handles = Outer, Inner Door Handles = Inner
Mirror Glass | Left Mirror Glass = Left, Right Mirror Glass = Right
Window Regulators | Front Window Regulators = Front, Rear Window Regulators = Rear
Door Locks | Front Door Locks = Front, Rear Door Locks = Rear
Seat Belts | Driver's Seat Belts = Driver, Passenger Seat Belts = Passenger
Sun Visors | Driver's Sun Visors = Driver, Passenger Sun Visors = Passenger
Door Panels | Front Door Panels = Front, Rear Door Panels = Rear
Headlight Bulbs | Halogen Bulbs = Halogen, Xenon Bulbs = Xenon
`

/** Branches that the demo catalogue has no stock of: sellers list under them, and buyers ask for missing parts. */
export const unstockedBranches: readonly { path: string; leaves: readonly string[] }[] = [
  {
    path: 'Electric & Hybrid > Charging',
    leaves: ['Charging Cables', 'Wall Chargers', 'On-Board Chargers', 'Charge Ports'],
  },
  {
    path: 'Electric & Hybrid > High Voltage',
    leaves: ['Inverters', 'DC-DC Converters', 'Drive Motors', 'Battery Cooling Fans'],
  },
  {
    path: 'Truck & Bus > Air Brakes',
    leaves: ['Air Compressors', 'Brake Chambers', 'Slack Adjusters', 'Air Dryers', 'Relay Valves'],
  },
  {
    path: 'Truck & Bus > Cab & Coupling',
    leaves: ['Cab Tilt Pumps', 'Fifth Wheels', 'Kingpins', 'Landing Legs', 'Air Suspension Seats'],
  },
  {
    path: 'Motorcycle > Motorcycle Drive',
    leaves: ['Chain & Sprocket Kits', 'Motorcycle Clutches', 'Carburettors', 'Kick Starters'],
  },
  {
    path: 'Motorcycle > Motorcycle Chassis',
    leaves: ['Fork Legs', 'Handlebars', 'Motorcycle Seats', 'Foot Pegs', 'Motorcycle Mirrors'],
  },
]
