-- Every list of staff has named views, by the name of its resource.
alter table saved_views drop constraint saved_views_list_check;
update saved_views set list = 'support/orders' where list = 'orders';
alter table saved_views add constraint saved_views_list_check check (list = 'listings' or list ~ '^support/[a-z-]{2,40}$');
