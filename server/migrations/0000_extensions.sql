-- Search in Spanish without accents: «detencion» finds «detención».
create extension if not exists unaccent;
--> statement-breakpoint
create extension if not exists pg_trgm;
--> statement-breakpoint
create text search configuration es_unaccent (copy = spanish);
--> statement-breakpoint
alter text search configuration es_unaccent
  alter mapping for hword, hword_part, word with unaccent, spanish_stem;
