#!/bin/sh
# Run once, by the image of PostgreSQL on an empty volume.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$APP_PASSWORD" --username=postgres <<'SQL'
create role atalaya login nosuperuser nocreatedb nocreaterole password :'password';
create database atalaya owner atalaya;
revoke connect on database atalaya from public;
SQL
