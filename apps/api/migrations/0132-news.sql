-- What is changed of what everybody may read is told to every process, with the transaction that changed it: each keeps answers and
-- facts in its memory. A reservation tells nothing here, because transactions that notify commit one after the other; processes find
-- what it does to the listed vehicles in `vehicle_search_delta`.

create function tell_news() returns trigger language plpgsql as $$
begin
  perform pg_notify('bandari_news', tg_argv[0]);
  return null;
end $$;

create trigger products_news after insert or delete or update of
  market, class, make_id, model_id, category_id, title, subtitle, description, price, currency, quantity, status, taken_down,
  vendor_approved, image_count, cover_media_id, date_updated on products
  for each statement execute function tell_news('stock');

do $$
declare name text;
begin
  foreach name in array array['product_images', 'lectures'] loop
    execute format('create trigger %s_news after insert or update or delete or truncate on %I
      for each statement execute function tell_news(''stock'')', name, name);
  end loop;
  foreach name in array array['countries', 'ports', 'destination_ports', 'shipping_options', 'shipping_tariffs', 'insurance_tariffs',
    'exchange_rates', 'import_rules', 'price_lists', 'price_list_rows', 'articles', 'article_texts', 'deals', 'promotion_pins',
    'categories', 'makes', 'models', 'variants', 'trims', 'fitments'] loop
    execute format('create trigger %s_news after insert or update or delete or truncate on %I
      for each statement execute function tell_news(''shop'')', name, name);
  end loop;
end $$;
