-- Built after a bulk load: the seed drops and rebuilds exactly these.
create index products_by_class on products (class, price, id) where listed;
create index products_by_make on products (class, make_id, price, id) where listed;
create index products_by_model on products (class, make_id, model_id, price, id) where listed;
create index products_words on products using gin (to_tsvector('simple', title)) where listed;
create index products_make on products (make_id);
create index products_model on products (model_id);
create index products_vendor on products (vendor_id) where vendor_id is not null;
create index products_cover on products (cover_media_id);
create index product_images_media on product_images (media_id);
