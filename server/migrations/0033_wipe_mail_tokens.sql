UPDATE "mail" SET
  "body" = regexp_replace("body", '([?&]token=|/unsubscribe/)[\w.~%-]+', '\1…', 'g'),
  "headers" = regexp_replace("headers"::text, '([?&]token=|/unsubscribe/)[\w.~%-]+', '\1…', 'g')::jsonb
WHERE "status" IN ('sent', 'kept');
