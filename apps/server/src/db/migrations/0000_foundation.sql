CREATE TABLE "dashboard_shown" (
	"arn" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "distributor" (
	"arn" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"user_type" text NOT NULL,
	"mobile" text,
	"email" text,
	"profile_pic" text,
	"is_employee" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "distributor_arn" CHECK ("distributor"."arn" ~ '^ARN-[1-9][0-9]{0,5}$'),
	CONSTRAINT "distributor_user_type" CHECK ("distributor"."user_type" in ('IFA_USER', 'NON_IFA_USER')),
	CONSTRAINT "distributor_status" CHECK ("distributor"."status" in ('active', 'expired', 'suspended'))
);
--> statement-breakpoint
CREATE TABLE "relationship_manager" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"email" text NOT NULL,
	"city" text NOT NULL,
	"photo" text,
	"availability" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rm_mapping" (
	"arn" text PRIMARY KEY NOT NULL,
	"rm_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"maintenance" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "app_state_id" CHECK ("app_state"."id" in (1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"arn" text,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text,
	"details" jsonb,
	"address" text,
	"request_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_error" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "client_error_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"app_id" text NOT NULL,
	"module" text NOT NULL,
	"reported_at" text NOT NULL,
	"error_log" text NOT NULL,
	"ip" text,
	"address" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"arn" text,
	"channel" text NOT NULL,
	"target" text NOT NULL,
	"subject" text,
	"body" text NOT NULL,
	"html" text,
	"purpose" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "rate_limit_key_window_start_pk" PRIMARY KEY("key","window_start")
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_log" (
	"arn" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"session_id" text,
	"address" text,
	"details" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "login_log_arn_id_pk" PRIMARY KEY("arn","id")
);
--> statement-breakpoint
CREATE TABLE "otp_request" (
	"arn" text NOT NULL,
	"id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"salt" text NOT NULL,
	"channel" text NOT NULL,
	"target_masked" text NOT NULL,
	"login_as" text,
	"tries_left" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "otp_request_arn_id_pk" PRIMARY KEY("arn","id"),
	CONSTRAINT "otp_request_tries_left" CHECK ("otp_request"."tries_left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "refresh_token" (
	"arn" text NOT NULL,
	"hash" text NOT NULL,
	"session_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refresh_token_arn_hash_pk" PRIMARY KEY("arn","hash")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"arn" text NOT NULL,
	"id" text NOT NULL,
	"family" text NOT NULL,
	"device_id" text,
	"device_name" text,
	"platform" text DEFAULT 'web' NOT NULL,
	"address" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_reason" text,
	CONSTRAINT "session_arn_id_pk" PRIMARY KEY("arn","id")
);
--> statement-breakpoint
ALTER TABLE "dashboard_shown" ADD CONSTRAINT "dashboard_shown_arn_distributor_arn_fk" FOREIGN KEY ("arn") REFERENCES "public"."distributor"("arn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rm_mapping" ADD CONSTRAINT "rm_mapping_arn_distributor_arn_fk" FOREIGN KEY ("arn") REFERENCES "public"."distributor"("arn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rm_mapping" ADD CONSTRAINT "rm_mapping_rm_id_relationship_manager_id_fk" FOREIGN KEY ("rm_id") REFERENCES "public"."relationship_manager"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_log" ADD CONSTRAINT "login_log_arn_distributor_arn_fk" FOREIGN KEY ("arn") REFERENCES "public"."distributor"("arn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_token" ADD CONSTRAINT "refresh_token_arn_distributor_arn_fk" FOREIGN KEY ("arn") REFERENCES "public"."distributor"("arn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_arn_distributor_arn_fk" FOREIGN KEY ("arn") REFERENCES "public"."distributor"("arn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_arn" ON "audit_log" USING btree ("arn","id");--> statement-breakpoint
CREATE INDEX "client_error_created_at" ON "client_error" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_message_created_at" ON "outbox_message" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limit_window_start" ON "rate_limit" USING btree ("window_start");--> statement-breakpoint
CREATE INDEX "otp_request_id" ON "otp_request" USING btree ("id");--> statement-breakpoint
CREATE INDEX "otp_request_expires_at" ON "otp_request" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "refresh_token_hash" ON "refresh_token" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "refresh_token_session" ON "refresh_token" USING btree ("arn","session_id");--> statement-breakpoint
CREATE INDEX "refresh_token_expires_at" ON "refresh_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_id" ON "session" USING btree ("id");--> statement-breakpoint
CREATE INDEX "session_family" ON "session" USING btree ("arn","family");