-- A table of duties is drafted with its taxes: which are there, and in which order. The taxes that whoever drafted it had before
-- them, by the ids of their rows; null for a draft of a single rule, and for those of before.

alter table import_rule_drafts add column taxes bigint[];
