/**
 * What people call countries beside their names in the catalogues, and towns to which no route of ours leads: a wish for one
 * of them is a wish for the country. First our markets, then others whose buyers write to us.
 *
 *   code | other names of the country | towns, and other names of cities
 *
 * `Dar = Dar es Salaam`: the city that is meant.
 */
export const placeRows = `
AO | republica de angola | Luanda, Lobito, Benguela, Huambo, Lubango, Namibe, Cabinda, Malanje
BI | burundi | Bujumbura, Buja = Bujumbura, Gitega, Ngozi, Rumonge
BW | botswana | Gaborone, Gabs = Gaborone, Francistown, Maun, Kasane, Palapye, Serowe, Lobatse, Mahalapye
CD | drc, rdc, dr congo, congo, kongo, congo kinshasa, democratic republic of congo, republique democratique du congo, zaire | Kinshasa, Kin = Kinshasa, Matadi, Lubumbashi, Lshi = Lubumbashi, Goma, Bukavu, Kolwezi, Likasi, Kisangani, Bunia, Butembo, Beni, Mbuji Mayi, Kananga, Uvira
ET | ethiopie, habesha | Addis Ababa, Addis = Addis Ababa, Dire Dawa, Mekelle, Hawassa, Adama
KE | kenya, kenia, kenyan | Nairobi, Nai = Nairobi, Nrb = Nairobi, Mombasa, Msa = Mombasa, Kisumu, Nakuru, Eldoret, Thika, Malindi, Kitale, Garissa, Nyeri, Machakos, Meru, Naivasha, Kakamega, Kericho, Kiambu, Nanyuki, Lamu, Voi
LS | lesotho, basotho | Maseru, Leribe, Mafeteng
MG | madagasikara | Antananarivo, Tana = Antananarivo, Toamasina, Tamatave = Toamasina, Mahajanga, Antsirabe, Fianarantsoa
MU | ile maurice, maurice | Port Louis, Curepipe, Quatre Bornes
MW | malawi | Lilongwe, Blantyre, Mzuzu, Zomba, Karonga, Mangochi
MZ | mocambique, moz | Maputo, Beira, Nampula, Nacala, Pemba, Tete, Chimoio, Quelimane, Matola, Xai Xai, Inhambane
NA | namibie | Windhoek, Walvis Bay, Walvisbay = Walvis Bay, Swakopmund, Oshakati, Ondangwa, Rundu, Katima Mulilo
RW | rwandan | Kigali, Huye, Butare, Gisenyi, Musanze, Rubavu
SC | iles seychelles | Mahe, Praslin
SS | south sudan, soudan du sud | Juba, Wau, Nimule
SZ | eswatini, swaziland | Mbabane, Manzini
TZ | tanzanian, tz | Dar es Salaam, Dar = Dar es Salaam, Daressalaam = Dar es Salaam, Dsm = Dar es Salaam, Arusha, Dodoma, Mwanza, Mbeya, Moshi, Morogoro, Tanga, Zanzibar, Iringa, Songea, Tabora, Kigoma, Shinyanga, Bukoba, Mtwara, Kahama, Geita
UG | ouganda, ug | Kampala, Kla = Kampala, Entebbe, Jinja, Gulu, Mbarara, Mbale, Arua, Masaka, Lira, Soroti
ZA | rsa, mzansi, azania | Durban, Johannesburg, Joburg = Johannesburg, Jozi = Johannesburg, Cape Town, Pretoria, Port Elizabeth, East London, Bloemfontein, Polokwane, Nelspruit, Musina
ZM | zambian, zam | Lusaka, Ndola, Kitwe, Livingstone, Chipata, Kabwe, Solwezi, Chingola, Mufulira, Kasama, Nakonde, Chirundu
ZW | zim, zimbabwean, zimbabwe | Harare, Hre = Harare, Bulawayo, Byo = Bulawayo, Mutare, Gweru, Masvingo, Kwekwe, Chitungwiza, Beitbridge, Victoria Falls
BD | bangladeshi | Dhaka, Chittagong, Chattogram
BS | bahamas | Nassau, Freeport
CG | congo brazzaville | Brazzaville, Pointe Noire
CI | ivory coast | Abidjan
CM | cameroun | Douala, Yaounde
GH | ghanaian | Accra, Kumasi, Tema
JM | jamaican | Kingston, Montego Bay
NG | nigerian | Lagos, Abuja, Kano, Port Harcourt
NZ | new zealand | Auckland, Wellington
PK | pakistani | Karachi, Lahore, Islamabad
SO | somali | Mogadishu, Hargeisa
`

/** Words before a place to which a vehicle is to come. */
export const toPlace = [
  'to for deliver delivered delivery ship shipped shipping destination kwa kwenda hadi mpaka',
  'para ate pour vers jusqu livraison entrega livrer entregar',
].flatMap((line) => line.split(' '))

/** Words before a place where it stands. */
export const inPlace = [
  'in from at near based located stock katika kutoka nchini mjini huko',
  'em no na de do da a au aux en dans depuis',
].flatMap((line) => line.split(' '))
