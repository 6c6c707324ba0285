-- The texts of an article in languages other than English. Its address, dates and state are those of the article.
create table article_texts (
  article_id integer not null references articles on delete cascade,
  language text not null check (language ~ '^[a-z]{2}$' and language <> 'en'),
  title text not null check (length(title) between 1 and 255),
  summary text not null check (length(summary) between 1 and 300),
  -- HTML, sanitised before it comes here and again before it leaves.
  content text not null,
  primary key (article_id, language)
);
