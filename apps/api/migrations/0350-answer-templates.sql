-- What staff often answer, kept by them as data: a text in each language with fields such as {name}, which are filled from
-- the record that is answered.
create table answer_templates (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 80 and name ~ '\S'),
  -- Where it is offered: thread, quote, request.
  used_for text[] not null check (cardinality(used_for) between 1 and 3 and used_for <@ array['thread', 'quote', 'request']),
  -- By language; English is always there, and stands in for one that is not.
  texts jsonb not null check (jsonb_typeof(texts) = 'object' and length(texts ->> 'en') between 1 and 1500),
  version integer not null default 1,
  date_created timestamptz not null,
  date_updated timestamptz not null
);
create unique index answer_templates_name on answer_templates (lower(name));

-- What staff could put into an answer before, and what quotes and requests are answered with most.
insert into answer_templates (name, used_for, texts, date_created, date_updated) values
  ('Still available', '{thread,request}', '{
    "en": "Hello {name}, yes, it is still available.",
    "sw": "Habari {name}, ndiyo, bado lipo.",
    "pt": "Olá {name}, sim, ainda está disponível.",
    "fr": "Bonjour {name}, oui, il est toujours disponible."}', now(), now()),
  ('Sold', '{thread,request}', '{
    "en": "Hello {name}, sorry, it has been sold.",
    "sw": "Habari {name}, samahani, limeuzwa.",
    "pt": "Olá {name}, lamento, já foi vendida.",
    "fr": "Bonjour {name}, désolé, il a été vendu."}', now(), now()),
  ('We look that up', '{thread,request}', '{
    "en": "Hello {name}, we will look that up and write again within a day.",
    "sw": "Habari {name}, tutaliangalia hilo na kukuandikia tena ndani ya siku moja.",
    "pt": "Olá {name}, vamos verificar e voltamos a escrever dentro de um dia.",
    "fr": "Bonjour {name}, nous vérifions et vous réécrivons sous 24 heures."}', now(), now()),
  ('Payment arrived', '{thread}', '{
    "en": "Hello {name}, your payment for order {order} has arrived. Thank you.",
    "sw": "Habari {name}, malipo yako ya oda {order} yamefika. Asante.",
    "pt": "Olá {name}, o seu pagamento da encomenda {order} chegou. Obrigado.",
    "fr": "Bonjour {name}, votre paiement pour la commande {order} est arrivé. Merci."}', now(), now()),
  ('Ship not known yet', '{thread}', '{
    "en": "Hello {name}, we write as soon as the ship of order {order} and its dates are known.",
    "sw": "Habari {name}, tutaandika mara tu meli ya oda {order} na tarehe zake zitakapojulikana.",
    "pt": "Olá {name}, escrevemos assim que o navio da encomenda {order} e as datas forem conhecidos.",
    "fr": "Bonjour {name}, nous vous écrivons dès que le navire de la commande {order} et ses dates sont connus."}', now(), now()),
  ('Shipping to the port', '{quote}', '{
    "en": "Hello {name}, this is for {vehicle} to {port}, loaded with the next ship that has room.",
    "sw": "Habari {name}, hii ni kwa {vehicle} hadi {port}, litapakiwa kwenye meli ijayo yenye nafasi.",
    "pt": "Olá {name}, isto é para {vehicle} até {port}, no próximo navio com lugar.",
    "fr": "Bonjour {name}, ceci vaut pour {vehicle} jusqu’à {port}, par le prochain navire qui a de la place."}', now(), now()),
  ('Details wanted', '{request}', '{
    "en": "Hello {name}, thank you for your request {reference}. Please tell us make, model, year and, for a spare, the chassis number, so that we can offer you the right one.",
    "sw": "Habari {name}, asante kwa ombi lako {reference}. Tafadhali tuambie chapa, modeli, mwaka na, kwa kipuri, namba ya chesisi, ili tukupe kinachofaa.",
    "pt": "Olá {name}, obrigado pelo seu pedido {reference}. Diga-nos por favor a marca, o modelo, o ano e, para uma peça, o número de chassis, para lhe propormos o que é certo.",
    "fr": "Bonjour {name}, merci de votre demande {reference}. Veuillez nous indiquer la marque, le modèle, l’année et, pour une pièce, le numéro de châssis, afin que nous vous proposions ce qui convient."}', now(), now());
