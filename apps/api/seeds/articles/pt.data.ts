import type { ArticleTitles } from '../articles.data.ts'

export const titles: ArticleTitles = {
  'petrol-diesel-or-hybrid': {
    title: 'Gasolina, gasóleo ou híbrido: que motor para que estrada',
    summary: 'Quanto custa desalfandegar, abastecer e reparar cada motor, e porque é que o híbrido é melhor do que a fama.',
  },
  'buying-used-spare-parts-that-fit': {
    title: 'Comprar peças usadas que sirvam',
    summary: 'Procure pela referência e não pelo nome, faça seis perguntas, e saiba que peças usadas o Quénia não deixa entrar.',
  },
  'reading-an-auction-sheet': {
    title: 'Como ler uma ficha de leilão japonesa',
    summary: 'Classificações, códigos e anos japoneses explicados, e as três linhas que contam mais do que a classificação.',
  },
  'importing-a-car-into-uganda': {
    title: 'Importar um carro para o Uganda',
    summary: 'Menos de quinze anos desde o fabrico, um certificado antes do embarque, e uma taxa que encarece os carros velhos.',
  },
  'importing-into-zambia-and-zimbabwe': {
    title: 'Importar para a Zâmbia e o Zimbabwe',
    summary: 'Dois vizinhos, duas regras: aqui um valor fixo, ali um limite de idade. Com as contas feitas e a escolha do porto.',
  },
  'importing-a-car-into-tanzania': {
    title: 'Importar um carro para a Tanzânia',
    summary: 'Não há limite de idade, mas a idade paga-se. Quanto pagam em Dar es Salaam um carro de sete anos e um de nove.',
  },
  'what-a-pre-shipment-inspection-checks': {
    title: 'O que a inspecção pré-embarque verifica, e o que não verifica',
    summary: 'Quem inspecciona para cada país, quanto custa, e como confirmar você mesmo um certificado em dois minutos.',
  },
  'choosing-between-roro-and-container': {
    title: 'Escolher entre RORO e contentor',
    summary: 'Quanto custa cada um, o que protege, e para que carros serve.',
  },
  'from-invoice-to-key-step-by-step': {
    title: 'Da factura à chave, passo a passo',
    summary: 'O que acontece nas semanas entre a encomenda e a primeira viagem, quem o faz, e que documento o prova.',
  },
  'what-a-car-costs-when-it-reaches-you': {
    title: 'Quanto custa um carro quando chega até si',
    summary: 'As sete parcelas de uma conta, com um caso real, para comparar carros pelo único número que interessa.',
  },
  'how-to-avoid-fraud-when-you-buy-from-abroad': {
    title: 'Como evitar burlas quando compra um carro no estrangeiro',
    summary: 'As cinco maneiras de os compradores perderem dinheiro, como se faz cada uma, e o hábito que a trava.',
  },
  'importing-a-car-into-kenya': {
    title: 'Importar um carro para o Quénia: idade, inspecção, direitos',
    summary: 'O limite conta da primeira matrícula ao dia da chegada. O que isso quer dizer para um navio que chega em Janeiro.',
  },
}
