/** What buyers in Mozambique and Angola type, in either spelling; the form is that of swahili.data.ts. */
export const portuguese = `
carro, carros, viatura, viaturas, veiculo, veiculos, automovel, automoveis | vehicle | viatura is what adverts write
carro pequeno, carros pequenos, viatura pequena, viaturas pequenas, carrinho, citadino | hatchback | small car
berlina, sedã, carro de turismo, viatura de turismo | sedan | turismo is the Angolan word
carrinha, carrinhas | wagon pickup double cab | an estate in Maputo, a pick-up in Luanda and the south
carrinha de caixa aberta, caixa aberta, cabina simples, cabine simples | pickup | open bed
cabina dupla, cabine dupla, dupla cabina, dupla cabine, carrinha de cabina dupla, carrinha de cabine dupla, carrinha cabina dupla, carrinha cabine dupla | double cab | glossary
jipe, jipes, todo o terreno, todo terreno, carro 4x4, viatura 4x4, carros 4x4 | suv | every off-road car is a jipe
furgão, furgões, furgoneta, carrinha fechada | van | closed
monovolume, carro familiar, carro de família | mpv | family car
mini autocarro, chapa, chapas, chapa 100, candongueiro, candongueiros | minibus | the shared taxis of Maputo and Luanda
autocarro, autocarros, machimbombo, machimbombos, maximbombo, ônibus | bus | machimbombo is Mozambican and Angolan
camião, camiões, camioneta, camionetas, camião basculante, basculante, caminhão, caminhões | truck | the last as Brazil writes
cabeça tractora, cabeça tratora, cavalo mecânico | prime mover | what draws a trailer
viatura comercial, viaturas comerciais, veículo comercial, veículos comerciais | commercial | for business
mota, motas, motociclo, motociclos, motorizada, motorizadas, motocicleta, kupapata | motorcycle | kupapata is the Angolan taxi
escavadora, retroescavadora, giratória | excavator | machinery
gasolina | petrol | glossary
gasóleo | diesel | glossary
híbrido, híbrida, híbridos, híbridas | hybrid | glossary
eléctrico, eléctrica, eléctricos, elétrico, elétrica, elétricos | electric | both spellings
gpl | lpg | also French
automático, automática, automáticos, caixa automática, mudanças automáticas | automatic | glossary
caixa manual, mudanças manuais | manual | glossary
volante à direita, volante do lado direito, volante direito | right hand drive | glossary
volante à esquerda, volante do lado esquerdo, volante esquerdo | left hand drive | glossary
tracção às quatro rodas, tração às quatro rodas, quatro rodas | 4wd | glossary
5 lugares, cinco lugares | 5 seater | places
7 lugares, sete lugares | 7 seater | places
8 lugares, oito lugares | 8 seater | places
branco, branca | white | colour
preto, preta | black | colour
vermelho, vermelha, encarnado | red | colour
azul | blue | colour
verde | green | colour
cinzento, cinzenta, cinza | grey | colour
prateado, prateada, prata | silver | colour
amarelo, amarela | yellow | colour
castanho, castanha | brown | colour
dourado, dourada | gold | colour
cor de laranja, laranja | orange | colour
bege | beige | colour
pérola | pearl | colour
usado, usada, usados, usadas, segunda mão | used | every vehicle is
barato, barata, baratos, baratas | cheap | the list begins with the cheapest
comprar, procuro, quero, preciso | buy | I look for, I want, I need
à venda, venda | sale | for sale
menos de, abaixo de | under | before an amount
mais de, acima de | over | before an amount
a partir de, desde | since | before a year
até | until | before a year or an amount
antes de | before | before a year
depois de | after | before a year
ano, anos | year | beside a year
orçamento | budget | before an amount
preço, preços | price | asks for nothing by itself
motor para | parts/complete-engines | a motor alone is a vehicle's
caixa para | parts/gearboxes | a gearbox for
dólares, dólar | usd | beside an amount
peças, peça, peças sobressalentes, sobressalentes, peças de carro, peças auto | parts/vehicle-parts-and-accessories | glossary
acessórios | parts/accessories | extras
travão, travões | parts/braking | glossary; freio is Brazilian
pastilhas, pastilhas de travão, pastilha de travão | parts/brake-pads | glossary
disco de travão, discos de travão | parts/brake-discs | glossary
calços de travão, calço de travão, maxilas | parts/brake-shoes | glossary
amortecedor, amortecedores | parts/shock-absorbers | glossary
suspensão | parts/suspension | glossary
molas | parts/coil-springs | glossary
embraiagem | parts/clutch | glossary
caixa de velocidades | parts/gearboxes | glossary
radiador, radiadores | parts/radiators | glossary
bateria, baterias | parts/batteries | glossary
pneu, pneus | parts/tyres | also French
jante, jantes | parts/rims-and-fittings | also French
farol, faróis | parts/headlights | glossary
farolim, farolins | parts/tail-lights | glossary
pára-choques | parts/front-bumpers | glossary
capô | parts/bonnets | glossary
guarda-lamas | parts/front-wings | glossary
pára-brisas | parts/windscreens | glossary
espelho retrovisor, retrovisor, retrovisores | parts/door-mirrors | glossary
motor completo | parts/complete-engines | glossary
motor de arranque | parts/starter-motors | glossary
alternador, alternadores | parts/alternators | glossary
velas, velas de ignição, vela de ignição | parts/spark-plugs | glossary
bomba de água | parts/water-pumps | glossary
bomba de combustível, bomba de gasolina | parts/fuel-pumps | glossary
filtro de ar | parts/air-filters | glossary
filtro de óleo | parts/oil-filters | glossary
filtro de combustível, filtro de gasóleo | parts/fuel-filters | glossary
filtro, filtros | parts/filters | glossary
óleo, óleo do motor, óleo de motor | parts/engine-oils | glossary
correia de distribuição | parts/timing-belts | glossary
correia | parts/drive-belts | glossary
rótula, rótulas | parts/ball-joints | glossary
terminal de direcção, terminal de direção | parts/tie-rod-ends | glossary
rolamento, rolamentos | parts/wheel-bearings | glossary
diferencial | parts/differentials | glossary
tubo de escape | parts/exhaust | escape alone is a Ford
panela de escape | parts/silencers | glossary
limpa pára-brisas, escovas limpa-vidros, escova limpa-vidros | parts/wiper-blades | glossary
`

export const portugueseLinks = 'de do da dos das com para em um uma os as o à às no na e'
