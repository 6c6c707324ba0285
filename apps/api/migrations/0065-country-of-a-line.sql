-- Where the goods of a line go, as the buyer chose it: a port serves several countries, and some have no port yet. Null:
-- the client did not say.
alter table basket_lines add column country_code char(2) references countries;
create index basket_lines_country on basket_lines (country_code);

-- What was quoted was quoted for that country.
alter table quoted_lines add column country_code char(2) references countries;
create index quoted_lines_country on quoted_lines (country_code);
