-- Every list of staff has named views, by the name of its resource. The release before goes on writing 'orders' during an upgrade.
alter table saved_views drop constraint saved_views_list_check;
update saved_views set list = 'support/orders' where list = 'orders';
alter table saved_views add constraint saved_views_list_check check (list in ('listings', 'orders') or list ~ '^support/[a-z-]{2,40}$') not valid;
