/**
 * Words of dealers' lists for the editors' choices, which are suggested and not taken by themselves: some say less or more than
 * the choice does. German is that of the large European lists.
 */
export const choiceWordsData: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  transmission: {
    Automatic: ['tiptronic', 'steptronic', 'automatik', 'automatique', 'automática', 'automático', 'otomatiki', 'auto trans', 'automatic transmission', 'dsg', 'dct', 'semi automatic', 'semi-auto', 'sequential', 'f5', 'f6', 'a/t', 'at4', 'at6', 'オートマ', 'オートマチック', 'AT車'],
    Manual: ['manuell', 'manuelle', 'schaltgetriebe', 'mwongozo', 'stick', 'stick shift', 'm/t', '5 speed', '6 speed', '5mt', '6mt', 'f5 manual', 'マニュアル', 'MT車'],
    CVT: ['variator', 'xtronic', 'multitronic', 'lineartronic', '無段変速'],
  },
  fuel: {
    Petrol: ['benzin', 'benzine', 'super', 'essence', 'gasolina', 'petroli', 'gas', 'unleaded', 'petrol (unleaded)', 'ガソリン', 'レギュラー', 'ハイオク'],
    Diesel: ['dizeli', 'dieseli', 'gasóleo', 'gasoil', 'gazole', 'turbo diesel', 'ディーゼル', '軽油'],
    Hybrid: ['híbrido', 'hybride', 'hev', 'phev', 'plug-in hybrid', 'mild hybrid', 'diesel hybrid', 'electric hybrid', 'ハイブリッド'],
    Electric: ['elektro', 'électrique', 'eléctrico', 'elétrico', 'umeme', 'bev', 'battery', '電気'],
    LPG: ['autogas', 'gpl', 'lpg/petrol', 'petrol/lpg', 'dual fuel', 'LPガス'],
  },
  body: {
    hatchback: ['kleinwagen', 'hatch', 'kompakt', 'kompaktwagen', 'compact', 'small car', 'citadine', 'compacte', 'liftback', 'ハッチバック', 'コンパクト'],
    sedan: ['limousine', 'berline', 'berlina', 'saloni', 'セダン'],
    wagon: ['kombi', 'break', 'carrinha', 'perua', 'touring', 'variant', 'avant', 'ステーションワゴン', 'ワゴン'],
    suv: ['jeep', 'geländewagen', 'gelandewagen', 'crossover', 'offroad', 'off-road', 'off road', 'rv/suv', '4x4 suv', 'rv', 'クロカン', 'クロスカントリー'],
    pickup: ['ute', 'bakkie', 'single cab', 'single cabin', 'utility', 'ピックアップ'],
    'double-cab': ['crew cab', 'double cab', 'dual cab', 'd/cab', 'd cab', 'dcab'],
    mpv: ['people mover', 'people carrier', 'minivan', 'monospace', 'monovolume', 'van/mpv', 'ミニバン'],
    van: ['transporter', 'kastenwagen', 'panel van', 'cargo van', 'fourgon', 'furgão', 'バン'],
    minibus: ['kleinbus', 'mini bus', 'shuttle'],
    bus: ['coach', 'autocar', 'autocarro', 'basi', 'バス'],
    truck: ['lkw', 'camion', 'caminhão', 'camião', 'lori', 'トラック'],
    motorcycle: ['moto', 'motorrad', 'bike', 'pikipiki', 'motociclo', 'バイク'],
  },
  drive: {
    '4WD': ['allrad', '4 wheel', 'awd/4wd', '4wd/awd', '4輪駆動', '四駆', 'パートタイム4WD'],
    AWD: ['full-time 4wd', 'symmetrical awd', 'フルタイム4WD'],
    '2WD': ['front wheel', 'rear wheel', 'vorderrad', 'hinterrad', 'frontantrieb', 'heckantrieb', 'traction', 'propulsion', '2輪駆動', '二駆'],
  },
  steering: {
    Right: ['kulia', 'à droite', 'droite', 'direita', 'rechts', '右', '右ハンドル'],
    Left: ['kushoto', 'à gauche', 'gauche', 'esquerda', 'links', '左', '左ハンドル'],
  },
  condition: {
    'New genuine': ['new', 'brand new', 'genuine', 'oem new', 'mpya', 'novo', 'neuf', '新品', '純正新品'],
    'New aftermarket': ['aftermarket', 'replica', 'new oem equivalent', '社外品', '社外新品'],
    'Used – tested': ['used', 'second hand', 'tested', 'ex japan', 'ex-japan', 'used tested', 'imetumika', 'usado', 'occasion', '中古'],
    Refurbished: ['reconditioned', 'remanufactured', 'rebuilt', 'recondicionado', 'reconditionné', 'リビルト'],
  },
}
