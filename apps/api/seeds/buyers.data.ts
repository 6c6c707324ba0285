/** Where generated buyers live: country, dialling code and the towns with their provinces. */
export const buyerHomes = [
  {
    country: 'ZM', weight: 26, dial: '260', digits: 9,
    towns: [['Lusaka', 'Lusaka'], ['Kitwe', 'Copperbelt'], ['Ndola', 'Copperbelt'], ['Livingstone', 'Southern'], ['Chipata', 'Eastern'], ['Solwezi', 'North-Western']],
    women: ['Mwansa', 'Natasha', 'Thandiwe', 'Chileshe', 'Precious'],
    men: ['Chanda', 'Mutale', 'Bwalya', 'Kondwani', 'Musonda', 'Mulenga', 'Joseph'],
    last: ['Banda', 'Phiri', 'Mwila', 'Tembo', 'Zulu', 'Chola', 'Lungu', 'Sakala', 'Mumba', 'Kabwe', 'Siame', 'Ngoma'],
  },
  {
    country: 'ZW', weight: 18, dial: '263', digits: 9,
    towns: [['Harare', 'Harare'], ['Bulawayo', 'Bulawayo'], ['Mutare', 'Manicaland'], ['Gweru', 'Midlands'], ['Masvingo', 'Masvingo']],
    women: ['Rudo', 'Nyasha', 'Chipo', 'Blessing', 'Ruvimbo'],
    men: ['Tendai', 'Tatenda', 'Farai', 'Kudzai', 'Simba', 'Tafadzwa', 'Takudzwa'],
    last: ['Moyo', 'Ncube', 'Sibanda', 'Dube', 'Chikwava', 'Mutasa', 'Marufu', 'Gumbo', 'Nyathi', 'Chirwa', 'Mapfumo', 'Zvobgo'],
  },
  {
    country: 'KE', weight: 17, dial: '254', digits: 9,
    towns: [['Nairobi', 'Nairobi County'], ['Mombasa', 'Mombasa County'], ['Kisumu', 'Kisumu County'], ['Nakuru', 'Nakuru County'], ['Eldoret', 'Uasin Gishu'], ['Thika', 'Kiambu']],
    women: ['Grace', 'Wanjiku', 'Achieng', 'Faith', 'Njeri', 'Mercy'],
    men: ['Otieno', 'Kamau', 'Brian', 'Kiprono', 'Peter', 'Hassan'],
    last: ['Wanjiru', 'Odhiambo', 'Mwangi', 'Kariuki', 'Njoroge', 'Cheruiyot', 'Ouma', 'Mutua', 'Kiplagat', 'Nyambura', 'Ochieng', 'Maina'],
  },
  {
    country: 'TZ', weight: 14, dial: '255', digits: 9,
    towns: [['Dar es Salaam', 'Dar es Salaam'], ['Arusha', 'Arusha'], ['Mwanza', 'Mwanza'], ['Dodoma', 'Dodoma'], ['Mbeya', 'Mbeya']],
    women: ['Amina', 'Neema', 'Rehema', 'Zawadi', 'Halima', 'Asha'],
    men: ['Juma', 'Baraka', 'Salum', 'Godfrey', 'Emmanuel', 'Rashid'],
    last: ['Hassan', 'Mushi', 'Massawe', 'Mwakyusa', 'Kimaro', 'Ally', 'Shayo', 'Mbwana', 'Lyimo', 'Ngowi', 'Juma', 'Komba'],
  },
  {
    country: 'UG', weight: 9, dial: '256', digits: 9,
    towns: [['Kampala', 'Central'], ['Entebbe', 'Central'], ['Mbarara', 'Western'], ['Gulu', 'Northern'], ['Jinja', 'Eastern']],
    women: ['Nakato', 'Babirye', 'Apio', 'Namukasa', 'Brenda'],
    men: ['Okello', 'Mugisha', 'Ronald', 'Ivan', 'Kato'],
    last: ['Ssemwogerere', 'Okot', 'Tumusiime', 'Nabukenya', 'Byaruhanga', 'Akello', 'Mukasa', 'Opio', 'Kyomuhendo', 'Lubega'],
  },
  {
    country: 'MZ', weight: 6, dial: '258', digits: 9,
    towns: [['Maputo', 'Maputo'], ['Beira', 'Sofala'], ['Nampula', 'Nampula'], ['Tete', 'Tete']],
    women: ['Maria', 'Celina', 'Inês', 'Lurdes'],
    men: ['João', 'Armando', 'Tomás', 'Paulo'],
    last: ['Machel', 'Cossa', 'Mondlane', 'Sitoe', 'Nhantumbo', 'Macuácua', 'Langa', 'Tembe'],
  },
  {
    country: 'MW', weight: 5, dial: '265', digits: 9,
    towns: [['Lilongwe', 'Central Region'], ['Blantyre', 'Southern Region'], ['Mzuzu', 'Northern Region']],
    women: ['Chisomo', 'Mphatso', 'Tamanda', 'Wezi'],
    men: ['Limbani', 'Yamikani', 'Dalitso', 'Atupele'],
    last: ['Kachale', 'Mkandawire', 'Nyirenda', 'Chimwala', 'Gondwe', 'Kaunda', 'Msiska', 'Jere'],
  },
  {
    country: 'BW', weight: 3, dial: '267', digits: 8,
    towns: [['Gaborone', 'South-East'], ['Francistown', 'North-East'], ['Maun', 'North-West']],
    women: ['Lesego', 'Naledi', 'Boitumelo', 'Onalenna'],
    men: ['Kagiso', 'Mpho', 'Thabo', 'Tumelo'],
    last: ['Modise', 'Kgosi', 'Molefe', 'Tau', 'Seretse', 'Motlhabi', 'Sebina', 'Ramotswa'],
  },
  {
    country: 'ZA', weight: 2, dial: '27', digits: 9,
    towns: [['Durban', 'KwaZulu-Natal'], ['Johannesburg', 'Gauteng'], ['Polokwane', 'Limpopo']],
    women: ['Lerato', 'Ayanda', 'Zanele'],
    men: ['Sipho', 'Pieter', 'Willem'],
    last: ['Dlamini', 'Nkosi', 'van der Merwe', 'Mokoena', 'Naidoo', "O'Reilly"],
  },
] as const

export const streets = [
  'Independence Avenue', 'Cairo Road', 'Moi Avenue', 'Samora Machel Avenue', 'Uhuru Street', 'Market Street', 'Mission Road',
  'Great East Road', 'Kenyatta Avenue', 'Station Road', 'Church Road', 'Lake View Close', 'Jacaranda Drive', 'Airport Road',
] as const
