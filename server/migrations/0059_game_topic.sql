CREATE TABLE "game_topic" (
	"game" text NOT NULL,
	"topic" smallint NOT NULL,
	CONSTRAINT "game_topic_game_topic_pk" PRIMARY KEY("game","topic")
);
